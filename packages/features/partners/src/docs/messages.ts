import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the docs, beside their tables and code. Code is in backticks, links are `[text](/path)`. */
export const docMessages = defineMessages('partners/docs', import.meta.glob('./locales/*.po'), {
  sections: {
    attributes: msg`Attributes`,
    styles: msg`Colours and type`,
    events: msg`Events`,
    frameworks: msg`Frameworks`,
    builders: msg`Site builders`,
    security: msg`Content policy and versions`,
    keys: msg`Keys, limits, errors`,
    privacy: msg`Privacy`,
  },
  attributes: [
    msg`All attributes are optional. You can change them at any time and the search box updates.`,
    msg`Visitors can type in English, Hindi or a mix of both. Typing errors and short names such as kv or dps are understood.`,
  ],
  styles: [
    msg`The search box uses a shadow tree: your page’s styles do not affect it, and its styles do not affect your page. Use these custom properties to style it. The search box is as wide as its container.`,
  ],
  darkTitle: msg`Dark mode`,
  dark: [
    msg({
      message:
        'A single colour such as `#7a1f5c` is used on both light and dark backgrounds, and a dark brand colour is hard to read on dark. Write `light-dark(a, b)` to use `a` on light and `b` on dark.',
    }),
    msg({
      message:
        'The attribute `theme` sets the mode. Without it, the search box follows the `color-scheme` of your page. If your page declares `light dark`, both follow the visitor’s system setting.',
    }),
  ],
  stylesExample: msg`In your stylesheet`,
  events: [
    msg`All events bubble, so one listener on the document receives those of every search box.`,
  ],
  eventsExample: msg`Listen for a selection`,
  frameworks: [
    msg({
      message:
        'The search box is a custom element. Use it like a `<button>` in any framework, without a wrapper.',
    }),
  ],
  builders: [msg`Site builders differ in what they allow. This is what works in each.`],
  security: [
    msg`The search box works with the strictest policy: it uses no inline styles and no inline scripts, and supports Trusted Types. Add these two lines to your policy:`,
  ],
  policy: msg`What to allow`,
  versions: [
    msg({
      message:
        'If your policy forbids a `<style>` element in the page, put the custom properties into your own stylesheet.',
    }),
    msg({
      message:
        'The URL with a full version never changes, and `integrity` makes the browser reject any other content. The URL with `v1` serves the latest release of that major version within an hour: it receives fixes without any work from you, but cannot have an integrity hash. Breaking changes are released only in the next major version.',
    }),
  ],
  keys: [
    msg`The search box works without a key, so you can add it to your page first. A key gives your site its own rate limit, so that other sites do not use up yours, and lets us contact you before something changes. It is free.`,
    msg({
      message:
        'Contact us with the name of your site and the origins of the pages that use the search box, such as `https://example.in`. We can add subdomains and your development machine. The key is not secret: it is visible in your page and works only on your origins.',
    }),
    msg`Searches are limited per visitor IP address and minute. With a key, there is also a limit for your site as a whole. Both are far above normal use.`,
  ],
  /** Default values that are not code. */
  defaults: {
    allOfIndia: msg`all of India`,
    fartherResults: msg`farther results follow nearby ones`,
    nameOrPlace: msg({ message: '`Name or place`, in the chosen language' }),
    surroundingLang: msg({ message: 'the `lang` of the surrounding element' }),
    scriptSite: msg`the site that serves the script`,
  },
  defaultValue: (value: string) => msg`Default: ${value}`,
  suggestDetail: msg({
    message: '`detail`: `query`, `suggestions` with `kind`, `name`, `detail`, `url`',
  }),
  askForKey: msg`Request a key`,
  errors: msg`Errors`,
  privacy: [
    msg`The search box sets no cookies, stores nothing in your visitor’s browser, and loads only its script. While a visitor types, it sends the text, your attributes and, as every browser does, the address of your site to EdBazaar.`,
    msg`We do not store what visitors type: our log has the time and the IP address, but not the text. For each key we store two numbers a day: how many searches were answered and how many were not. To limit searches, we store a hash of the IP address for a minute.`,
    msg`We share none of this with anyone else. For details, see [the privacy page](/privacy).`,
  ],
  attributeTexts: {
    kind: msg`What to search for.`,
    place: msg`Lists nearby results first. The name of a town or an area in India, a PIN code, or latitude and longitude separated by a comma.`,
    radius: msg`Kilometres around the place, a whole number from 1 to 100. Results farther away are not suggested.`,
    limit: msg`Maximum number of suggestions, from 1 to 10.`,
    placeholder: msg`Placeholder of the empty field. It does not replace the label, which is always present.`,
    theme: msg({
      message:
        '`auto` follows the visitor’s system setting. Without the attribute, the search box follows the `color-scheme` of your page.',
    }),
    lang: msg`The language of the search box. Names of schools are not translated.`,
    target: msg({
      message: 'Where a chosen page opens, as in a link. Inside a frame, use `_blank` or `_top`.',
    }),
    partner: msg`Your partner key, if you have one. See [keys](#keys).`,
    api: msg({
      message:
        'Another base URL of the API, such as your own proxy. It must serve `/widget/suggestions`.',
    }),
  },
  propertyTexts: {
    act: msg`Your brand colour: the field’s border, the button, links and highlighted matches.`,
    'on-act': msg`The arrow on the button.`,
    paper: msg`Background of the whole search box.`,
    surface: msg`Background of the field and the suggestions.`,
    ink: msg`Text. Secondary text and lines are derived from it.`,
    accent: msg`The line along the top.`,
    radius: msg`Corner radius, in any unit.`,
    font: msg({
      message:
        'Font family, such as `inherit` or `Inter, sans-serif`. The search box downloads no fonts.',
    }),
  },
  eventTexts: {
    suggest: msg`Suggestions have loaded.`,
    select: msg({
      message:
        'The visitor chose a suggestion. Call `preventDefault()` to keep its page from opening.',
    }),
    submit: msg({
      message:
        'The visitor asked for all results. Call `preventDefault()` to keep their page from opening.',
    }),
    error: msg`Suggestions did not load. The search box tells the visitor; this event is for your own handling.`,
  },
  errorTexts: {
    origin_not_registered: msg({
      message:
        'Your key is not registered for this site. Ask us to add its origin, or remove `partner`.',
    }),
    partner_unknown: msg`The key does not exist. Check that you copied all of it.`,
    partner_closed: msg`The key has been closed. Contact us.`,
    invalid_request: msg({
      message: 'An attribute has an invalid value, such as an unknown place. `msg` names it.',
    }),
    too_many_requests: msg`Too many searches in one minute. Wait a minute. With a key, your site has its own limit.`,
    unreachable: msg({
      message: 'No response: the visitor is offline, or your content policy lacks `connect-src`.',
    }),
  },
  plainHtml: msg`Plain HTML`,
  withoutScripts: msg`Without scripts`,
  guideTexts: {
    html: [
      msg`Load the script once, and use the element as often as you like. Their order does not matter. The link inside the element is shown without JavaScript.`,
    ],
    react: [
      msg({
        message:
          'React 19 supports custom elements: attributes are props, and an event handler is `on` followed by the event’s name. Load the script in your `index.html`, or import the package `@edbazaar/widget` once. It does nothing on a server.',
      }),
    ],
    nextjs: [
      msg({
        message:
          'Load the script with `next/script` in the layout of the pages that need it. You can use the element in a server component. To listen for events, use a client component.',
      }),
    ],
    vue: [
      msg({ message: 'Tell the compiler in `vite.config.js` that the tag is a custom element:' }),
    ],
    svelte: [
      msg`No setup is needed. Add listeners in code, because the event names contain a colon:`,
    ],
    angular: [
      msg({
        message:
          'Allow custom elements in the component. In templates, Angular treats a colon in an event’s name as a target such as `window:`, so add the listener in code.',
      }),
    ],
    wordpress: [
      msg`On a self-hosted site, an administrator can paste the snippet into a Custom HTML block. On WordPress.com, this requires a plan that allows plugins.`,
      msg`WordPress removes the tags when a user without the permission to post unfiltered HTML saves the page, and for all users on a multisite network. In these cases, load the script from the theme (WordPress 6.5 or later) and have an administrator add the element. The script follows the major version, because WordPress does not support integrity hashes:`,
    ],
    squarespace: [
      msg`Add a Code block of type HTML and paste the snippet. Scripts require a plan that allows custom code. They may not run in the editor’s preview, but they run on the published page.`,
    ],
    wix: [
      msg({
        message:
          'Choose Embed code, then Custom element. Enter the script’s URL as the server URL and `edbazaar-search` as the tag, and set attributes in its panel. Wix offers this on premium sites with their own domain. Embed HTML works on every plan, but uses a frame: make it 480 px high, because suggestions cannot extend beyond it, use `target="_top"`, and leave out `partner`, because the frame is on Wix’s domain.',
      }),
    ],
    googleSites: [
      msg({
        message:
          'Google Sites supports only frames. Choose Embed, then Embed code, and paste the snippet with `target="_blank"`. Make the frame about 480 px high. Leave out `partner`, because the frame is on Google’s domain.',
      }),
    ],
    noScripts: [
      msg`Emails, PDFs and sites that do not allow scripts cannot run the search box. Use a link to the results instead:`,
    ],
  },
})
