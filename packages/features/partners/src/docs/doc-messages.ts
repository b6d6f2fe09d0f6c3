/** The sentences of the docs that stand beside their tables and code. */
export const docWords = {
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
    'All may be left out, and changed at any time: the box follows.',
    'Readers type in English, Hindi or a mixture; slips of the keyboard and short names such as kv or dps are understood.',
  ],
  styles: [
    'The box lives in a shadow tree: no style of your page reaches in, and none of its own leaks out. These custom properties go through. It is as wide as the room that you give it.',
  ],
  darkTitle: 'In dark mode',
  dark: [
    'A colour by itself, such as `#7a1f5c`, is the same on light and on dark, where a dark brand is hard to read. Write `light-dark(a, b)`: `a` where the box is light, `b` where it is dark.',
    'Which of the two it is, the attribute `theme` says, or else the `color-scheme` of your page: a page that says `light dark` follows the reader’s system, and the box with it.',
  ],
  stylesExample: 'In your stylesheet',
  events: ['All bubble, so that one listener on the document hears every box.'],
  eventsExample: 'Hear what was chosen',
  frameworks: [
    'It is a custom element, and frameworks take it as they take a `<button>`. Nothing has to be wrapped.',
  ],
  builders: ['What each lets through differs; here is what works, and what does not.'],
  security: [
    'The strictest policy is enough: the box makes no inline styles and no inline scripts, and works with Trusted Types. Add these two to yours:',
  ],
  policy: 'What to allow',
  versions: [
    'Put colours into your own stylesheet where your policy forbids a `<style>` in the page.',
    'The address with a full version never changes, and `integrity` makes the browser refuse anything else under it. The address with `v1` gives the newest version of that major within an hour: it gets fixes, needs no care, and can have no digest. What would break your page waits for the next major.',
  ],
  keys: [
    'The box works without a key: put it on your page first. A key counts your site by itself, so that other readers behind the same address take nothing from yours, and lets us write to you before something changes. It is free.',
    'Write to us with the name of your site and the origins on which the box stands, such as `https://example.in`. Subdomains and your own machine can be added. The key is no secret: it stands in your page, and is answered on your origins alone.',
    'Searches are limited for each reader’s address and minute, with a key also for your site as a whole, far above what people type.',
  ],
  askForKey: 'Ask for a key',
  errors: 'What may go wrong',
  privacy: [
    'The box sets no cookie, keeps nothing in your reader’s browser, and loads nothing but its script. While somebody types, it sends the letters, your attributes and, as every browser does, the address of your site to EdBazaar.',
    'What is typed is not kept: our log holds the time and the internet address, not the words. Of a key we keep two numbers a day: how many searches were answered, and how many were not. To limit searches a hash of the internet address is kept for a minute.',
    'Nobody else learns of it. The rest is on [the page about privacy](/privacy).',
  ],
} as const
