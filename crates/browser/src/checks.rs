//! What must hold of every page: controls have names, the focus is visible, text is legible, nothing weighs too much.
//!
//! Names are those that Chromium computes for screen readers; the rest is measured in the page.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::Key;
use tokio::time::sleep;

use crate::person::Person;
use crate::screen::{Motion, Screen, Theme};

const CONTRAST: &str = include_str!("../checks/contrast.js");
const COVERED: &str = include_str!("../checks/covered.js");
const FOCUS: &str = include_str!("../checks/focus.js");
const ORDER: &str = include_str!("../checks/order.js");
const REACH: &str = include_str!("../checks/reach.js");

/// Where `cargo xtask test` puts axe-core.
const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/axe/node_modules/axe-core/axe.min.js");

/// A large page takes it a while.
const MOST_LOOKS: u32 = 4000;

/// Runs it, and notes in a line each what it finds where.
const START_AXE: &str = "
    const line = (rule) => (node) => `${rule.id}: ${rule.help}: ${node.html.slice(0, 160)} (${node.failureSummary?.slice(0, 300)})`;
    axe.run({ resultTypes: ['violations'] }).then(({ violations }) => {
        window.foundByAxe = violations.flatMap((rule) => rule.nodes.map(line(rule)));
    });
";

/// The roles of things people use, which must therefore have a name.
const CONTROLS: [&str; 15] = [
    "button",
    "checkbox",
    "combobox",
    "DisclosureTriangle",
    "image",
    "link",
    "listbox",
    "menuitem",
    "radio",
    "searchbox",
    "slider",
    "spinbutton",
    "switch",
    "tab",
    "textbox",
];

/// Bytes transferred for the page and all it loads.
const WEIGHT: &str =
    "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((entry) => !entry.name.includes('/live'))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0)";

/// What a page and all it loads may weigh, in bytes.
const MAX_WEIGHT: u64 = 150 * 1024;

impl Person {
    /// Everything but the contrast, which depends on the theme.
    pub async fn check_page(&self) -> Result<Vec<String>> {
        let mut problems = self.nameless().await?;
        problems.extend(self.run::<Vec<String>>(ORDER).await?);
        self.press(Key::Tab).await?;
        problems.extend(self.run::<Vec<String>>(FOCUS).await?);
        Ok(problems)
    }

    /// Texts with too little contrast in the current theme.
    pub async fn check_contrast(&self) -> Result<Vec<String>> {
        self.run(CONTRAST).await
    }

    /// What axe-core finds on this page; nothing, and a word about it, where it is not installed.
    pub async fn check_axe(&self) -> Result<Vec<String>> {
        let Ok(axe) = std::fs::read_to_string(AXE) else {
            println!("skipped: axe-core is not there; `cargo xtask test` fetches it");
            return Ok(Vec::new());
        };
        self.run::<()>(&axe).await?;
        self.run::<()>(START_AXE).await?;
        for _ in 0..MOST_LOOKS {
            if let Some(found) = self.eval("window.foundByAxe ?? null").await? {
                return Ok(found);
            }
            sleep(Duration::from_millis(50)).await;
        }
        bail!("axe-core does not come to an end at {}", self.path().await?)
    }

    /// What a finger cannot reach on a small screen.
    pub async fn check_reach(&self) -> Result<Vec<String>> {
        self.run(REACH).await
    }

    /// What can be clicked on the board but is covered by another part of it.
    pub async fn check_covered(&self) -> Result<Vec<String>> {
        self.run(COVERED).await
    }

    /// Checks a page with a board for everything: names, focus, contrast in both themes, reach on a phone. The browser is a
    /// phone afterwards.
    pub async fn check_board(&self) -> Result<Vec<String>> {
        let mut problems = self.check_page().await?;
        problems.extend(self.check_covered().await?);
        for theme in Theme::ALL {
            self.prefer(theme, Motion::Reduced).await?;
            problems.extend(self.check_contrast().await?);
        }
        self.use_screen(Screen::Phone).await?;
        self.reload().await?;
        problems.extend(self.check_contrast().await?);
        problems.extend(self.check_covered().await?);
        problems.extend(self.check_reach().await?);
        Ok(problems)
    }

    /// Fails if this page weighs too much, or nearly nothing.
    pub async fn expect_light(&self) -> Result<()> {
        let weight = self.weight().await?;
        let page = self.path().await?;
        println!("{page}: {:.0} KB", weight as f64 / 1024.0);
        ensure!(weight > 1000 && weight < MAX_WEIGHT, "{page} weighs {weight} bytes");
        Ok(())
    }

    /// How many bytes are transferred for this page with an empty cache.
    async fn weight(&self) -> Result<u64> {
        self.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        self.reload().await?;
        let weight = self.eval::<f64>(WEIGHT).await?;
        self.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": false })).await?;
        Ok(weight as u64)
    }

    /// Controls without a name.
    async fn nameless(&self) -> Result<Vec<String>> {
        self.devtools("Accessibility.enable", json!({})).await?;
        let tree = self.devtools("Accessibility.getFullAXTree", json!({})).await?;
        self.devtools("Accessibility.disable", json!({})).await?;
        let nodes = tree["nodes"].as_array().context("the tree should have nodes")?;
        let mut problems = Vec::new();
        for node in nodes.iter().filter(|node| is_nameless_control(node)) {
            problems.push(format!(
                "a {} without a name: {}",
                node["role"]["value"],
                self.describe(node).await?
            ));
        }
        Ok(problems)
    }

    async fn describe(&self, node: &Value) -> Result<String> {
        let id = json!({ "backendNodeId": node["backendDOMNodeId"] });
        let described = self.devtools("DOM.describeNode", id).await?;
        Ok(format!("{} {}", described["node"]["nodeName"], described["node"]["attributes"]))
    }
}

fn is_nameless_control(node: &Value) -> bool {
    let is_control = node["role"]["value"].as_str().is_some_and(|role| CONTROLS.contains(&role));
    let name = node["name"]["value"].as_str().unwrap_or_default();
    is_control && node["ignored"] != true && name.trim().is_empty()
}
