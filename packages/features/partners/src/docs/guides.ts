/** How the box gets onto one kind of site. */
export interface Guide {
  id: string
  title: string
  /** In the order to read them. */
  text: readonly string[]
  code?: string
}

/** What guides name: tags and addresses of the newest version. */
export interface GuideSource {
  /** The tag that loads the script, with its digest. */
  scriptTag: string
  /** Address of the script that follows its major. */
  following: string
  /** Address of the script of this version. */
  url: string
  integrity: string
}

/** Frameworks: each takes the element as it is. */
export const frameworkGuides = ({ scriptTag, url, integrity }: GuideSource): readonly Guide[] => [
  {
    id: 'html',
    title: 'Plain HTML',
    text: [
      'The script once, the element wherever you want it, also several times. The order does not matter, and the link inside is what readers without scripts get.',
    ],
    code: `${scriptTag}

<edbazaar-search kind="schools" place="Pune">
  <a href="${homeAt(url)}">Find a school on EdBazaar</a>
</edbazaar-search>`,
  },
  {
    id: 'react',
    title: 'React',
    text: [
      'React 19 knows custom elements: attributes are props, events are `on` and their name. Load the script in your `index.html`, or import the package `@edbazaar/widget` once; it does nothing on a server.',
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
      'Load the script with `next/script`, in the layout of the pages that need it. The element may stand in a server component; what listens to events is a client component.',
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
    text: ['Tell the compiler that the tag is no component of yours, in `vite.config.js`:'],
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
    text: ['Nothing to set up. Events whose names hold a colon are listened to by hand:'],
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
      'Allow custom elements in the component. In templates Angular reads a colon in an event’s name as a target such as `window:`, so listen to the element itself.',
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

/** Site builders: what is possible, and what is not. */
export const builderGuides = ({ following, url }: GuideSource): readonly Guide[] => [
  {
    id: 'wordpress',
    title: 'WordPress',
    text: [
      'On a site of your own an administrator pastes the snippet into a block Custom HTML. On WordPress.com that takes a plan that allows plugins.',
      'Authors without the right to post unfiltered HTML lose the tags when they save, and so does everybody on a network of sites. There, from WordPress 6.5 on, load the script from the theme and have an administrator place the element. It follows the major version, since WordPress writes no digest:',
    ],
    code: `add_action('wp_enqueue_scripts', function () {
  wp_enqueue_script_module(
    'edbazaar-search',
    '${following}',
    [],
    null
  );
});`,
  },
  {
    id: 'squarespace',
    title: 'Squarespace',
    text: [
      'Add a Code block of the type HTML and paste the snippet. Scripts in it need a plan that allows custom code; in the editor’s preview they may be off, on the published page they run.',
    ],
  },
  {
    id: 'wix',
    title: 'Wix',
    text: [
      'Choose Embed code, then Custom element, with the script’s address as its server URL and the tag `edbazaar-search`; set attributes in its panel. Wix offers this on premium sites with a domain of their own. The plainer Embed HTML works on every plan, but is a frame: give it 480 px of height, since suggestions cannot leave it, use `target="_top"`, and leave `partner` out, since the frame’s address is Wix’s.',
    ],
  },
  {
    id: 'google-sites',
    title: 'Google Sites',
    text: [
      'Only as a frame: Embed, then Embed code, and paste the snippet with `target="_blank"`. Make the frame about 480 px high. The frame’s address is Google’s, so a key does not fit: leave `partner` out.',
    ],
  },
  {
    id: 'no-scripts',
    title: 'Where no scripts are allowed',
    text: [
      'In mails, in PDFs and on sites that take no scripts nothing of it can run. A plain link to results does:',
    ],
    code: `<a href="${homeAt(url)}global-search-result?query=montessori%20pune">
  Montessori schools in Pune
</a>`,
  },
]

const homeAt = (url: string) => url.replace(/widget\/[^/]+\/[^/]+$/, '')
