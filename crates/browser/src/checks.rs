//! What must hold of every page: controls have names, the focus is seen, text can be read, nothing is too heavy.
//!
//! Names are those that Chromium itself computes for screen readers; the rest is measured in the page.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::person::Person;

const CONTRAST: &str = include_str!("../checks/contrast.js");
const FOCUS: &str = include_str!("../checks/focus.js");
const ORDER: &str = include_str!("../checks/order.js");
const REACH: &str = include_str!("../checks/reach.js");

/// The roles that people use, and must therefore hear the name of.
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

/// Bytes on the line for the page and all it loads.
const WEIGHT: &str =
    "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((entry) => !entry.name.includes('/live'))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0)";

/// What was found wrong with a page.
pub type Checked = Vec<String>;

impl Person {
    /// Everything but the contrast, which depends on the theme.
    pub async fn check_page(&self) -> Result<Checked> {
        let mut faults = self.nameless().await?;
        faults.extend(self.run::<Checked>(ORDER).await?);
        self.press(Key::Tab).await?;
        faults.extend(self.run::<Checked>(FOCUS).await?);
        Ok(faults)
    }

    /// Texts that are too faint in the present theme.
    pub async fn check_contrast(&self) -> Result<Checked> {
        self.run(CONTRAST).await
    }

    /// What a finger cannot reach on a small screen.
    pub async fn check_reach(&self) -> Result<Checked> {
        self.run(REACH).await
    }

    /// How many bytes came over the line for this page, if nothing had been in the cache.
    pub async fn weight(&self) -> Result<u64> {
        self.tools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        self.reload().await?;
        let weight = self.ask::<f64>(WEIGHT).await?;
        self.tools("Network.setCacheDisabled", json!({ "cacheDisabled": false })).await?;
        Ok(weight as u64)
    }

    /// Controls without a name.
    async fn nameless(&self) -> Result<Checked> {
        self.tools("Accessibility.enable", json!({})).await?;
        let tree = self.tools("Accessibility.getFullAXTree", json!({})).await?;
        self.tools("Accessibility.disable", json!({})).await?;
        let nodes = tree["nodes"].as_array().context("the tree should have nodes")?;
        let mut faults = Vec::new();
        for node in nodes.iter().filter(|node| is_nameless_control(node)) {
            faults.push(format!(
                "a {} without a name: {}",
                node["role"]["value"],
                self.describe(node).await?
            ));
        }
        Ok(faults)
    }

    async fn describe(&self, node: &Value) -> Result<String> {
        let asked = json!({ "backendNodeId": node["backendDOMNodeId"] });
        let told = self.tools("DOM.describeNode", asked).await?;
        Ok(format!("{} {}", told["node"]["nodeName"], told["node"]["attributes"]))
    }
}

fn is_nameless_control(node: &Value) -> bool {
    let is_control = node["role"]["value"].as_str().is_some_and(|role| CONTROLS.contains(&role));
    let name = node["name"]["value"].as_str().unwrap_or_default();
    is_control && node["ignored"] != true && name.trim().is_empty()
}
