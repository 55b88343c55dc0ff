//! temp
#[path = "../tests/pages/sample.rs"]
#[allow(dead_code)]
mod sample;
fn main() {
    for &lang in speech::Lang::ALL {
        for (name, page) in sample::every_page(lang) {
            std::fs::write(format!("/tmp/w2/{name}-{lang}.html"), page).unwrap();
        }
    }
}
