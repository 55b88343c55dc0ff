//! Somebody in front of a browser: looks at pages, clicks and types like people do.

use std::future::Future;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use base64::prelude::{BASE64_STANDARD, Engine};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::{By, Key, TypingData, WebDriver, WebElement};
use tokio::time::sleep;

use crate::chromium::Chromium;
use crate::screen::{Screen, Theme};

/// How long anything may take. Generous: machines stall, and a test that waits for long has failed anyway.
const PATIENCE: Duration = Duration::from_secs(20);

/// What there is to know about a page that is not as it should be.
const SCENERY: &str = "[location.href, { ...document.querySelector('main')?.dataset },
    ...['notice', 'prompt', 'line-state'].map((id) => document.getElementById(id)?.textContent)]";

const PAINTED: &str = "
    const done = () => requestAnimationFrame(() => setTimeout(arguments[0]));
    document.fonts.ready.then(() => requestAnimationFrame(done));
";

const TO_THE_MIDDLE: &str =
    "arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })";

/// A browser with its own cookies.
pub struct Person {
    driver: WebDriver,
    home: SocketAddr,
    _chromium: Chromium,
}

impl Person {
    /// Somebody at a desk who reads English, in front of a house or of a line to it.
    pub async fn new(home: SocketAddr) -> Result<Person> {
        Person::speaking("en", home).await
    }

    /// The same in another language.
    pub async fn speaking(lang: &str, home: SocketAddr) -> Result<Person> {
        let (chromium, driver) = Chromium::start(lang).await?;
        let person = Person { driver, home, _chromium: chromium };
        person.sit(Screen::Desk).await?;
        person.look(Theme::Light, false).await?;
        Ok(person)
    }

    /// Changes the screen.
    pub async fn sit(&self, screen: Screen) -> Result<()> {
        let (width, height) = screen.size();
        let is_phone = screen == Screen::Phone;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.tools("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.tools("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await?;
        Ok(())
    }

    /// Changes the colours; and says whether things may move on the page.
    pub async fn look(&self, theme: Theme, motion: bool) -> Result<()> {
        let motion = if motion { "no-preference" } else { "reduce" };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": theme.word() },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        self.tools("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// Switches scripts off for the pages visited from now on.
    pub async fn distrust_scripts(&self) -> Result<()> {
        self.tools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        Ok(())
    }

    /// A command of Chromium's own protocol.
    pub async fn tools(&self, command: &str, with: Value) -> Result<Value> {
        self.driver.cdp().send_raw(command, with).await.with_context(|| format!("`{command}` failed"))
    }

    /// Goes to a page of the house.
    pub async fn visit(&self, path: &str) -> Result<()> {
        let address = format!("http://{}{path}", self.home);
        self.driver.goto(&address).await.with_context(|| format!("cannot visit `{address}`"))
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// Opens a second tab and goes there.
    pub async fn second_tab(&self) -> Result<()> {
        let tab = self.driver.new_tab().await?;
        self.driver.switch_to_window(tab).await?;
        self.sit(Screen::Desk).await?;
        self.look(Theme::Light, false).await
    }

    /// Goes to a tab by its number, from 0 in the order they were opened.
    pub async fn turn_to_tab(&self, tab: usize) -> Result<()> {
        let tabs = self.driver.windows().await?;
        let tab = tabs.get(tab).with_context(|| format!("there are only {} tabs", tabs.len()))?;
        Ok(self.driver.switch_to_window(tab.clone()).await?)
    }

    /// The path of this page, without the question.
    pub async fn path(&self) -> Result<String> {
        Ok(self.driver.current_url().await?.path().to_owned())
    }

    /// The whole page as it is now.
    pub async fn source(&self) -> Result<String> {
        Ok(self.driver.source().await?)
    }

    /// What an expression of the page's script is worth.
    pub async fn ask<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        self.run(&format!("return ({expression});")).await
    }

    /// What a function's body returns in the page.
    pub async fn run<T: DeserializeOwned>(&self, body: &str) -> Result<T> {
        let answer = self.driver.execute(body, Vec::new()).await;
        let answer = answer.with_context(|| format!("the page cannot do `{}`", shortened(body)))?;
        Ok(answer.convert()?)
    }

    /// What a function's body hands to `arguments[0]` in the page, later.
    pub async fn run_later<T: DeserializeOwned>(&self, body: &str) -> Result<T> {
        let answer = self.driver.execute_async(body, Vec::new()).await;
        let answer = answer.with_context(|| format!("the page cannot do `{}`", shortened(body)))?;
        Ok(answer.convert()?)
    }

    /// The text of an element as people read it.
    pub async fn text(&self, selector: &str) -> Result<String> {
        let element = self.find(selector).await?;
        Ok(element.text().await?)
    }

    /// Is there such an element?
    pub async fn sees(&self, selector: &str) -> Result<bool> {
        self.ask(&format!("document.querySelector({}) !== null", json!(selector))).await
    }

    /// Waits until an expression of the page's script is true.
    pub async fn until(&self, expression: &str) -> Result<()> {
        let page = || async { self.ask::<bool>(expression).await.map(|is_so| is_so.then_some(())) };
        match patiently(page).await {
            Ok(()) => Ok(()),
            Err(error) => {
                Err(error.context(format!("waited in vain for `{expression}` at {}", self.scenery().await)))
            }
        }
    }

    /// Where we are, for whoever reads why a test failed.
    async fn scenery(&self) -> String {
        let told: Result<Value> = self.ask(SCENERY).await;
        format!("{} {:?}", told.unwrap_or_default(), self.faults().await.unwrap_or_default())
    }

    /// Waits for an element.
    pub async fn find(&self, selector: &str) -> Result<WebElement> {
        let found = patiently(|| async { Ok(Some(self.driver.find(By::Css(selector)).await?)) }).await;
        found.with_context(|| format!("there is no `{selector}`"))
    }

    /// All such elements.
    pub async fn find_all(&self, selector: &str) -> Result<Vec<WebElement>> {
        Ok(self.driver.find_all(By::Css(selector)).await?)
    }

    /// Clicks an element with the mouse, as soon as it is there and nothing lies over it.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.click_one(selector, 0).await
    }

    /// Clicks one of several elements by its number, counting on from the first if there are fewer by then.
    pub async fn click_one(&self, selector: &str, number: usize) -> Result<()> {
        let click = || async {
            let elements = self.find_all(selector).await?;
            let Some(element) = elements.get(number % elements.len().max(1)) else { return Ok(None) };
            let clicked = element.click().await;
            if clicked.is_err() {
                // What sticks to the edge of a screen may lie over it: people scroll on.
                let _ = self.driver.execute(TO_THE_MIDDLE, vec![element.to_json()?]).await;
            }
            clicked?;
            Ok(Some(()))
        };
        patiently(click).await.with_context(|| format!("cannot click `{selector}`"))
    }

    /// Writes into a field.
    pub async fn write(&self, selector: &str, text: &str) -> Result<()> {
        let field = self.find(selector).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Presses keys, whatever has the focus.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// Presses a key while Shift is held.
    pub async fn press_shifted(&self, key: Key) -> Result<()> {
        let chain = self.driver.action_chain().key_down(Key::Shift).send_keys(key).key_up(Key::Shift);
        Ok(chain.perform().await?)
    }

    /// A picture of the screen, as WebP, once everything is painted.
    pub async fn picture(&self) -> Result<Vec<u8>> {
        self.run_later::<()>(PAINTED).await?;
        let taken = self.tools("Page.captureScreenshot", json!({ "format": "webp", "quality": 60 })).await?;
        let data = taken["data"].as_str().context("a picture should have data")?;
        Ok(BASE64_STANDARD.decode(data)?)
    }

    /// What went wrong on our pages since this was last asked: errors of scripts, of the network, of the policy. What the
    /// browser says of its own first page (`chrome://`) is its own affair.
    pub async fn faults(&self) -> Result<Vec<String>> {
        let log = self.driver.browser_log().await?;
        let bad = log.into_iter().filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING");
        Ok(bad.map(|entry| entry.message).filter(|message| !message.starts_with("chrome://")).collect())
    }

    /// Fails if anything went wrong on a page.
    pub async fn expect_no_faults(&self) -> Result<()> {
        let faults = self.faults().await?;
        if faults.is_empty() { Ok(()) } else { bail!("the browser complains: {}", faults.join("\n")) }
    }

    /// The value of our cookie: the guest before the dot.
    pub async fn guest(&self) -> Result<String> {
        let cookie = self.driver.get_named_cookie("sandtable").await?;
        let (guest, _) = cookie.value.split_once('.').context("the cookie should be `guest.seal`")?;
        Ok(guest.to_owned())
    }
}

/// Tries until there is something. An error of the kind that passes (a page being put in place, a piece still flying
/// over the button) is tried again too.
async fn patiently<T, F: Future<Output = Result<Option<T>>>>(mut attempt: impl FnMut() -> F) -> Result<T> {
    let begun = Instant::now();
    loop {
        let last = match attempt().await {
            Ok(Some(found)) => return Ok(found),
            Ok(None) => anyhow!("it never came"),
            Err(error) if passes(&error) => error,
            Err(error) => return Err(error),
        };
        if begun.elapsed() > PATIENCE {
            return Err(last);
        }
        sleep(Duration::from_millis(10)).await;
    }
}

fn passes(error: &anyhow::Error) -> bool {
    let error = error.downcast_ref::<thirtyfour::error::WebDriverError>();
    error.is_some_and(|error| {
        matches!(
            error.as_inner(),
            WebDriverErrorInner::ElementClickIntercepted(_)
                | WebDriverErrorInner::ElementNotInteractable(_)
                | WebDriverErrorInner::NoSuchElement(_)
                | WebDriverErrorInner::StaleElementReference(_)
                | WebDriverErrorInner::JavascriptError(_)
        )
    })
}

fn shortened(text: &str) -> String {
    text.chars().take(200).collect()
}
