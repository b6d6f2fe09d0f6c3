/** How to add the search box to one kind of site. */
export interface Guide {
  id: string
  title: string
  /** Paragraphs. */
  text: readonly string[]
  code?: string
}

/** Tags and URLs of the latest release, for the code of the guides. */
export interface GuideSource {
  /** The tag that loads the script, with its integrity hash. */
  scriptTag: string
  /** URL of the script that follows the major version. */
  majorVersionUrl: string
  /** URL of the script of this version. */
  url: string
  integrity: string
}

export const frameworkGuides = ({ scriptTag, url, integrity }: GuideSource): readonly Guide[] => [
  {
    id: 'html',
    title: 'Plain HTML',
    text: [
      'Load the script once, and use the element as often as you like. Their order does not matter. The link inside the element is shown without JavaScript.',
    ],
    code: `${scriptTag}

<edbazaar-search kind="schools" place="Pune">
  <a href="${siteUrlAt(url)}">Find a school on EdBazaar</a>
</edbazaar-search>`,
  },
  {
    id: 'react',
    title: 'React',
    text: [
      'React 19 supports custom elements: attributes are props, and an event handler is `on` followed by the event’s name. Load the script in your `index.html`, or import the package `@edbazaar/widget` once. It does nothing on a server.',
    ],
    code: `export function SchoolSearch() {
  return (
    <edbazaar-search
      kind="schools"
      place="Pune"
      onedbazaar-search:select={(event) => console.log(event.detail.suggestion.url)}
    />
  )
}`,
  },
  {
    id: 'nextjs',
    title: 'Next.js',
    text: [
      'Load the script with `next/script` in the layout of the pages that need it. You can use the element in a server component. To listen for events, use a client component.',
    ],
    code: `import Script from 'next/script'

export default function Layout({ children }) {
  return (
    <>
      {children}
      <Script
        type="module"
        src="${url}"
        integrity="${integrity}"
      />
    </>
  )
}`,
  },
  {
    id: 'vue',
    title: 'Vue',
    text: ['Tell the compiler in `vite.config.js` that the tag is a custom element:'],
    code: `vue({
  template: {
    compilerOptions: { isCustomElement: (tag) => tag === 'edbazaar-search' },
  },
})

<!-- in a template -->
<edbazaar-search kind="schools" @edbazaar-search:select="onSelect" />`,
  },
  {
    id: 'svelte',
    title: 'Svelte',
    text: ['No setup is needed. Add listeners in code, because the event names contain a colon:'],
    code: `<script>
  let box
  $effect(() => {
    const onSelect = (event) => console.log(event.detail.suggestion.url)
    box.addEventListener('edbazaar-search:select', onSelect)
    return () => box.removeEventListener('edbazaar-search:select', onSelect)
  })
</script>

<edbazaar-search bind:this={box} kind="schools"></edbazaar-search>`,
  },
  {
    id: 'angular',
    title: 'Angular',
    text: [
      'Allow custom elements in the component. In templates, Angular treats a colon in an event’s name as a target such as `window:`, so add the listener in code.',
    ],
    code: `@Component({
  selector: 'app-school-search',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<edbazaar-search #box kind="schools"></edbazaar-search>',
})
export class SchoolSearch implements AfterViewInit {
  @ViewChild('box') box!: ElementRef<HTMLElement>

  ngAfterViewInit() {
    this.box.nativeElement.addEventListener('edbazaar-search:select', (event) => {
      console.log((event as CustomEvent).detail.suggestion.url)
    })
  }
}`,
  },
]

export const builderGuides = ({ majorVersionUrl, url }: GuideSource): readonly Guide[] => [
  {
    id: 'wordpress',
    title: 'WordPress',
    text: [
      'On a self-hosted site, an administrator can paste the snippet into a Custom HTML block. On WordPress.com, this requires a plan that allows plugins.',
      'WordPress removes the tags when a user without the permission to post unfiltered HTML saves the page, and for all users on a multisite network. In these cases, load the script from the theme (WordPress 6.5 or later) and have an administrator add the element. The script follows the major version, because WordPress does not support integrity hashes:',
    ],
    code: `add_action('wp_enqueue_scripts', function () {
  wp_enqueue_script_module(
    'edbazaar-search',
    '${majorVersionUrl}',
    [],
    null
  );
});`,
  },
  {
    id: 'squarespace',
    title: 'Squarespace',
    text: [
      'Add a Code block of type HTML and paste the snippet. Scripts require a plan that allows custom code. They may not run in the editor’s preview, but they run on the published page.',
    ],
  },
  {
    id: 'wix',
    title: 'Wix',
    text: [
      'Choose Embed code, then Custom element. Enter the script’s URL as the server URL and `edbazaar-search` as the tag, and set attributes in its panel. Wix offers this on premium sites with their own domain. Embed HTML works on every plan, but uses a frame: make it 480 px high, because suggestions cannot extend beyond it, use `target="_top"`, and leave out `partner`, because the frame is on Wix’s domain.',
    ],
  },
  {
    id: 'google-sites',
    title: 'Google Sites',
    text: [
      'Google Sites supports only frames. Choose Embed, then Embed code, and paste the snippet with `target="_blank"`. Make the frame about 480 px high. Leave out `partner`, because the frame is on Google’s domain.',
    ],
  },
  {
    id: 'no-scripts',
    title: 'Without scripts',
    text: [
      'Emails, PDFs and sites that do not allow scripts cannot run the search box. Use a link to the results instead:',
    ],
    code: `<a href="${siteUrlAt(url)}global-search-result?query=montessori%20pune">
  Montessori schools in Pune
</a>`,
  },
]

const siteUrlAt = (url: string) => url.replace(/widget\/[^/]+\/[^/]+$/, '')
