//! A person in front of a browser: looks at pages, clicks and types as people do.

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
use crate::random_player::Input;
use crate::screen::{Motion, Screen, Theme};

/// How long a condition may take to come true. Generous: machines stall, and a test that waits this long has failed anyway.
const PATIENCE: Duration = Duration::from_secs(20);
/// More stops than a page has.
const MOST_TABS: usize = 400;

/// What helps to understand a failed wait.
const WHEREABOUTS: &str = "[location.href, { ...document.querySelector('main')?.dataset },
    ...['notice', 'prompt', 'line-state'].map((id) => document.getElementById(id)?.textContent)]";

const STORAGE: &str = "JSON.stringify(
    [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie, name])";

const PAINTED: &str = "
    const done = () => requestAnimationFrame(() => setTimeout(arguments[0]));
    document.fonts.ready.then(() => requestAnimationFrame(done));
";

/// Does nothing move that carries the element, except what moves for ever?
const STANDS_STILL: &str = "
    const moves = (animation) => animation.playState === 'running'
        && animation.effect.getTiming().iterations !== Infinity;
    const movers = document.getAnimations().filter(moves).map((animation) => animation.effect.target);
    return !movers.some((mover) => mover?.contains(arguments[0]));
";

const SCROLL_TO_CENTRE: &str =
    "arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })";

/// A browser with its own cookies.
pub struct Person {
    driver: WebDriver,
    home: SocketAddr,
    _chromium: Chromium,
}

impl Person {
    /// Opens a desktop browser that asks for English, in front of a server or a proxy to it.
    pub async fn new(home: SocketAddr) -> Result<Person> {
        Person::speaking("en", home).await
    }

    /// Opens one that asks for another language.
    pub async fn speaking(lang: &str, home: SocketAddr) -> Result<Person> {
        let (chromium, driver) = Chromium::start(lang).await?;
        let person = Person { driver, home, _chromium: chromium };
        person.use_screen(Screen::Desktop).await?;
        person.prefer(Theme::Light, Motion::Reduced).await?;
        Ok(person)
    }

    /// Changes the screen.
    pub async fn use_screen(&self, screen: Screen) -> Result<()> {
        let (width, height) = screen.size();
        let is_phone = matches!(screen, Screen::Phone | Screen::PhoneOnItsSide);
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await?;
        Ok(())
    }

    /// Changes what the browser says its user prefers.
    pub async fn prefer(&self, theme: Theme, motion: Motion) -> Result<()> {
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": theme.word() },
            { "name": "prefers-reduced-motion", "value": motion.word() },
        ] });
        self.devtools("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// Switches scripts off for the pages visited from now on.
    pub async fn disable_scripts(&self) -> Result<()> {
        self.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        Ok(())
    }

    /// Does not wait until what others do has been shown step by step.
    pub async fn see_moves_at_once(&self) -> Result<()> {
        self.visit("/").await?;
        self.eval::<()>("localStorage.setItem('telling', 'off')").await
    }

    /// Sends a command of the `DevTools` protocol.
    pub async fn devtools(&self, command: &str, with: Value) -> Result<Value> {
        self.driver.cdp().send_raw(command, with).await.with_context(|| format!("`{command}` failed"))
    }

    /// Goes to a page of the server.
    pub async fn visit(&self, path: &str) -> Result<()> {
        let address = format!("http://{}{path}", self.home);
        self.driver.goto(&address).await.with_context(|| format!("cannot visit `{address}`"))
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// Opens another tab and switches to it.
    pub async fn open_tab(&self) -> Result<()> {
        let tab = self.driver.new_tab().await?;
        self.driver.switch_to_window(tab).await?;
        self.use_screen(Screen::Desktop).await?;
        self.prefer(Theme::Light, Motion::Reduced).await
    }

    /// Closes this tab; switch to another one then.
    pub async fn close_tab(&self) -> Result<()> {
        Ok(self.driver.close_window().await?)
    }

    /// Switches to a tab by its number, counting from 0 in the order they were opened.
    pub async fn switch_to_tab(&self, tab: usize) -> Result<()> {
        let tabs = self.driver.windows().await?;
        let tab = tabs.get(tab).with_context(|| format!("there are only {} tabs", tabs.len()))?;
        Ok(self.driver.switch_to_window(tab.clone()).await?)
    }

    /// The path of this page, without the query.
    pub async fn path(&self) -> Result<String> {
        Ok(self.driver.current_url().await?.path().to_owned())
    }

    /// The whole page as it is now.
    pub async fn source(&self) -> Result<String> {
        Ok(self.driver.source().await?)
    }

    /// The page together with all that the browser stores for it, to look for secrets in.
    pub async fn source_and_storage(&self) -> Result<String> {
        let stored: String = self.eval(STORAGE).await?;
        Ok(self.source().await? + stored.as_str())
    }

    /// The value of a JavaScript expression in the page.
    pub async fn eval<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        self.run(&format!("return ({expression});")).await
    }

    /// Runs the body of a function in the page; what it returns.
    pub async fn run<T: DeserializeOwned>(&self, body: &str) -> Result<T> {
        let answer = self.driver.execute(body, Vec::new()).await;
        let answer = answer.with_context(|| format!("the page cannot do `{}`", shortened(body)))?;
        Ok(answer.convert()?)
    }

    /// Runs the body of an asynchronous function in the page; what it passes to `arguments[0]`.
    pub async fn run_async<T: DeserializeOwned>(&self, body: &str) -> Result<T> {
        let answer = self.driver.execute_async(body, Vec::new()).await;
        let answer = answer.with_context(|| format!("the page cannot do `{}`", shortened(body)))?;
        Ok(answer.convert()?)
    }

    /// The text of an element as people read it.
    pub async fn text(&self, selector: &str) -> Result<String> {
        let text =
            retry(|| async { Ok(Some(self.driver.find(By::Css(selector)).await?.text().await?)) }).await;
        text.with_context(|| format!("cannot read `{selector}`"))
    }

    /// Is there such an element?
    pub async fn has(&self, selector: &str) -> Result<bool> {
        self.eval(&format!("document.querySelector({}) !== null", json!(selector))).await
    }

    /// Waits until a JavaScript expression is true in the page.
    pub async fn until(&self, expression: &str) -> Result<()> {
        self.wait_for(&format!("(({expression}) === true) || null")).await.map(|_: bool| ())
    }

    /// Waits until a JavaScript expression is something else than `null`; its value.
    pub(crate) async fn wait_for<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        match retry(|| self.eval::<Option<T>>(expression)).await {
            Ok(value) => Ok(value),
            Err(error) => {
                let whereabouts = self.whereabouts().await;
                Err(error.context(format!("waited in vain for `{expression}` at {whereabouts}")))
            }
        }
    }

    /// Where we are, for whoever reads why a test failed.
    async fn whereabouts(&self) -> String {
        let page: Result<Value> = self.eval(WHEREABOUTS).await;
        format!("{} {:?}", page.unwrap_or_default(), self.errors().await.unwrap_or_default())
    }

    /// Waits for an element.
    pub async fn find(&self, selector: &str) -> Result<WebElement> {
        let found = retry(|| async { Ok(Some(self.driver.find(By::Css(selector)).await?)) }).await;
        found.with_context(|| format!("there is no `{selector}`"))
    }

    /// All such elements.
    pub async fn find_all(&self, selector: &str) -> Result<Vec<WebElement>> {
        Ok(self.driver.find_all(By::Css(selector)).await?)
    }

    /// Clicks an element with the mouse, as soon as it is there, stands still, and nothing lies over it.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.click_one(selector, 0).await
    }

    /// Clicks something that leads to a page, and waits until that is there: without script a form is sent after the click, and whoever
    /// goes elsewhere at once takes it back.
    pub async fn click_to_a_page(&self, selector: &str) -> Result<()> {
        self.eval::<()>("(window.leftBehind = true, null)").await?;
        self.click(selector).await?;
        self.until("window.leftBehind === undefined && document.readyState === 'complete'").await
    }

    /// Clicks one of several elements by its number, counting on from the first if there are fewer by then.
    pub async fn click_one(&self, selector: &str, number: usize) -> Result<()> {
        let click = || async {
            let elements = self.find_all(selector).await?;
            let Some(element) = elements.get(number % elements.len().max(1)) else { return Ok(None) };
            let still = self.driver.execute(STANDS_STILL, vec![element.to_json()?]).await?;
            if !still.convert::<bool>()? {
                return Ok(None);
            }
            let clicked = element.click().await;
            if clicked.is_err() {
                // A sticky bar may cover it: people scroll on.
                let _ = self.driver.execute(SCROLL_TO_CENTRE, vec![element.to_json()?]).await;
            }
            clicked?;
            Ok(Some(()))
        };
        match retry(click).await {
            Ok(()) => Ok(()),
            Err(error) => {
                let whereabouts = self.whereabouts().await;
                Err(error.context(format!("cannot click `{selector}` at {whereabouts}")))
            }
        }
    }

    /// Moves the pointer to the middle of an element.
    pub async fn hover(&self, selector: &str) -> Result<()> {
        let middle = format!(
            "(() => {{ const box = document.querySelector({}).getBoundingClientRect();
                return [box.left + box.width / 2, box.top + box.height / 2]; }})()",
            json!(selector)
        );
        let (x, y): (f64, f64) = self.eval(&middle).await?;
        let event = json!({ "type": "mouseMoved", "x": x, "y": y });
        self.devtools("Input.dispatchMouseEvent", event).await.map(drop)
    }

    /// Replaces the text of a field.
    pub async fn write(&self, selector: &str, text: &str) -> Result<()> {
        let write = || async {
            let field = self.driver.find(By::Css(selector)).await?;
            field.clear().await?;
            field.send_keys(text).await?;
            Ok(Some(()))
        };
        retry(write).await.with_context(|| format!("cannot write into `{selector}`"))
    }

    /// Presses keys, whatever has the focus.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// Chooses something by click, or by the keys alone: Tab until it has the focus, then Enter.
    pub async fn reach(&self, wanted: &str, input: Input) -> Result<()> {
        self.find(wanted).await?;
        if input == Input::Mouse {
            return self.click(wanted).await;
        }
        for _ in 0..MOST_TABS {
            if self.eval(&format!("document.activeElement.matches('{wanted}')")).await? {
                return self.press(Key::Enter).await;
            }
            self.press(Key::Tab).await?;
        }
        bail!("no key leads to `{wanted}`")
    }

    /// Presses a key while Shift is held.
    pub async fn press_shifted(&self, key: Key) -> Result<()> {
        let chain = self.driver.action_chain().key_down(Key::Shift).send_keys(key).key_up(Key::Shift);
        Ok(chain.perform().await?)
    }

    /// A picture of the screen, as WebP, once everything is painted.
    pub async fn picture(&self) -> Result<Vec<u8>> {
        self.run_async::<()>(PAINTED).await?;
        let taken =
            self.devtools("Page.captureScreenshot", json!({ "format": "webp", "quality": 60 })).await?;
        let data = taken["data"].as_str().context("a picture should have data")?;
        Ok(BASE64_STANDARD.decode(data)?)
    }

    /// What the browser logged since this was last asked: errors of scripts, of the network, of the content policy.
    pub async fn errors(&self) -> Result<Vec<String>> {
        let log = self.driver.browser_log().await?;
        let bad = log.into_iter().filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING");
        Ok(bad.map(|entry| entry.message).collect())
    }

    /// Fails if the browser logged an error.
    pub async fn expect_no_errors(&self) -> Result<()> {
        let errors = self.errors().await?;
        if errors.is_empty() { Ok(()) } else { bail!("the browser complains: {}", errors.join("\n")) }
    }

    /// Lifts the curtain; hands over first if it has not fallen yet.
    pub async fn lift_curtain(&self) -> Result<()> {
        if self.has("#hand-over").await? {
            self.click("#hand-over").await?;
        }
        self.click("main[data-curtain] button").await?;
        self.until("!('curtain' in document.querySelector('main').dataset)").await
    }

    /// Follows the link of a seat and sits down there.
    pub async fn take_seat(&self, token: &str) -> Result<()> {
        self.visit(&format!("/s/{token}")).await?;
        self.click("#invitation .btn.main").await?;
        self.find("main#table").await.map(drop)
    }

    /// Opens a table by its form: options like `players=4`, and who plays each seat (`me`, `here`, `link`, `level1`...).
    pub async fn open_table(&self, game: &str, options: &[&str], owners: &[&str]) -> Result<()> {
        self.visit(&format!("/new/{game}")).await?;
        for option in options {
            self.set_option(option).await?;
        }
        self.until(&format!("document.querySelectorAll('#seats select').length === {}", owners.len()))
            .await?;
        for (seat, owner) in owners.iter().enumerate() {
            self.click(&format!("#seat{seat} option[value={owner}]")).await?;
        }
        self.click("#new .main").await?;
        self.find("main#table").await?;
        Ok(())
    }

    /// Sets an option of the form, unfolding it if need be: clicks its word, or writes its number and leaves the field.
    async fn set_option(&self, option: &str) -> Result<()> {
        let (name, value) = option.split_once('=').context("an option should be `name=value`")?;
        let number = format!("#option-{name}[type=number]");
        self.find(&format!("[name='option.{name}']")).await?;
        if self.has(&format!("#more:not([open]) [name='option.{name}']")).await? {
            self.click("#more summary").await?;
        }
        if !self.has(&number).await? {
            return self.click(&format!("label[for='option-{name}-{value}']")).await;
        }
        self.write(&number, value).await?;
        self.press(Key::Tab).await
    }

    /// The guest's id: the end of our signed cookie.
    pub async fn guest(&self) -> Result<String> {
        let cookie = self.driver.get_named_cookie("sandtable").await?;
        let start =
            cookie.value.len().checked_sub(16).context("the cookie should end with the guest's id")?;
        Ok(cookie.value[start..].to_owned())
    }
}

/// Tries until there is something. A transient error (a page being replaced, a piece still flying over the button) is
/// tried again too.
async fn retry<T, F: Future<Output = Result<Option<T>>>>(mut attempt: impl FnMut() -> F) -> Result<T> {
    let begun = Instant::now();
    loop {
        let last = match attempt().await {
            Ok(Some(found)) => return Ok(found),
            Ok(None) => anyhow!("it never happened"),
            Err(error) if is_transient(&error) => error,
            Err(error) => return Err(error),
        };
        if begun.elapsed() > PATIENCE {
            return Err(last);
        }
        sleep(Duration::from_millis(10)).await;
    }
}

fn is_transient(error: &anyhow::Error) -> bool {
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
