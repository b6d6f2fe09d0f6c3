import { docMessages } from './messages'
import type { DocText } from './use-doc-text'

/** Instructions to add the search box to one kind of site. */
export interface Guide {
  id: string
  title: DocText
  /** Paragraphs. */
  text: readonly DocText[]
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
    title: docMessages.plainHtml,
    text: docMessages.guideTexts.html,
    code: `${scriptTag}

<edbazaar-search kind="schools" place="Pune">
  <a href="${siteUrlAt(url)}">Find a school on EdBazaar</a>
</edbazaar-search>`,
  },
  {
    id: 'react',
    title: 'React',
    text: docMessages.guideTexts.react,
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
    text: docMessages.guideTexts.nextjs,
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
    text: docMessages.guideTexts.vue,
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
    text: docMessages.guideTexts.svelte,
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
    text: docMessages.guideTexts.angular,
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
    text: docMessages.guideTexts.wordpress,
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
    text: docMessages.guideTexts.squarespace,
  },
  {
    id: 'wix',
    title: 'Wix',
    text: docMessages.guideTexts.wix,
  },
  {
    id: 'google-sites',
    title: 'Google Sites',
    text: docMessages.guideTexts.googleSites,
  },
  {
    id: 'no-scripts',
    title: docMessages.withoutScripts,
    text: docMessages.guideTexts.noScripts,
    code: `<a href="${siteUrlAt(url)}global-search-result?query=montessori%20pune">
  Montessori schools in Pune
</a>`,
  },
]

const siteUrlAt = (url: string) => url.replace(/widget\/[^/]+\/[^/]+$/, '')
