/** Texts of the docs, beside their tables and code. */
export const docMessages = {
  sections: {
    attributes: 'Attributes',
    styles: 'Colours and type',
    events: 'Events',
    frameworks: 'Frameworks',
    builders: 'Site builders',
    security: 'Content policy and versions',
    keys: 'Keys, limits, errors',
    privacy: 'Privacy',
  },
  attributes: [
    'All attributes are optional. You can change them at any time and the search box updates.',
    'Visitors can type in English, Hindi or a mix of both. Typing errors and short names such as kv or dps are understood.',
  ],
  styles: [
    'The search box uses a shadow tree: your page’s styles do not affect it, and its styles do not affect your page. Use these custom properties to style it. The search box is as wide as its container.',
  ],
  darkTitle: 'Dark mode',
  dark: [
    'A single colour such as `#7a1f5c` is used on both light and dark backgrounds, and a dark brand colour is hard to read on dark. Write `light-dark(a, b)` to use `a` on light and `b` on dark.',
    'The attribute `theme` sets the mode. Without it, the search box follows the `color-scheme` of your page. If your page declares `light dark`, both follow the visitor’s system setting.',
  ],
  stylesExample: 'In your stylesheet',
  events: [
    'All events bubble, so one listener on the document receives those of every search box.',
  ],
  eventsExample: 'Listen for a selection',
  frameworks: [
    'The search box is a custom element. Use it like a `<button>` in any framework, without a wrapper.',
  ],
  builders: ['Site builders differ in what they allow. This is what works in each.'],
  security: [
    'The search box works with the strictest policy: it uses no inline styles and no inline scripts, and supports Trusted Types. Add these two lines to your policy:',
  ],
  policy: 'What to allow',
  versions: [
    'If your policy forbids a `<style>` element in the page, put the custom properties into your own stylesheet.',
    'The URL with a full version never changes, and `integrity` makes the browser reject any other content. The URL with `v1` serves the latest release of that major version within an hour: it receives fixes without any work from you, but cannot have an integrity hash. Breaking changes are released only in the next major version.',
  ],
  keys: [
    'The search box works without a key, so you can add it to your page first. A key gives your site its own rate limit, so that other sites do not use up yours, and lets us contact you before something changes. It is free.',
    'Contact us with the name of your site and the origins of the pages that use the search box, such as `https://example.in`. We can add subdomains and your development machine. The key is not secret: it is visible in your page and works only on your origins.',
    'Searches are limited per visitor IP address and minute. With a key, there is also a limit for your site as a whole. Both are far above normal use.',
  ],
  askForKey: 'Request a key',
  errors: 'Errors',
  privacy: [
    'The search box sets no cookies, stores nothing in your visitor’s browser, and loads only its script. While a visitor types, it sends the text, your attributes and, as every browser does, the address of your site to EdBazaar.',
    'We do not store what visitors type: our log has the time and the IP address, but not the text. For each key we store two numbers a day: how many searches were answered and how many were not. To limit searches, we store a hash of the IP address for a minute.',
    'We share none of this with anyone else. For details, see [the privacy page](/privacy).',
  ],
} as const
