import { school, schoolList, searchResult } from '@edbazaar/api-client/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenderer } from './entry-server'
import { themeScript } from './server/theme-script'

const manifest = {
  'src/boot.ts': { file: 'assets/boot.js' },
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_frame.js'],
    css: ['assets/style.css'],
  },
  '_frame.js': { file: 'assets/frame.js' },
  '../../packages/features/schools/src/school/index.ts': { file: 'assets/school.js' },
  '../../packages/features/schools/src/list/index.ts': { file: 'assets/schools.js' },
  '../../packages/features/batches/src/pages.ts': {
    file: 'assets/batches.js',
    css: ['assets/private.css', 'assets/style.css'],
  },
  'fonts/anek-latin.woff2': { file: 'assets/anek-latin-x1.woff2' },
  'fonts/anek-latin-rupee.woff2': { file: 'assets/anek-latin-rupee-x1.woff2' },
}

/** The path of the mocked school. */
const schoolPath = `/schools/${school().slug}`

const stylesheetsOf = (html: string) =>
  [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)

type MockResponse = [status: number, body: unknown]

/** Renders a page with an API that returns the same response to every request. */
async function renderPage(path: string, [status, body]: MockResponse, basePath = '') {
  const render = createRenderer({
    basePath,
    publicUrl: 'https://edbazaar.example',
    settings: { jobsUrl: 'https://jobs.example/' },
    version: 'v1',
    manifest,
  })
  const requests: string[] = []
  const page = await render({
    request: new Request(`http://pages.invalid${basePath}${path}`),
    fetch: async ({ url }) => {
      requests.push(url)
      return Response.json(body, { status })
    },
  })
  return { ...page, html: page.html.toString(), requests }
}

const errorResponse = (status: number): MockResponse => [
  status,
  { status, code: 'x', msg: 'A sentence.' },
]

function jsonLdOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json))
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

function stateOf(html: string) {
  const [, json = ''] =
    /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a school’s page', () => {
  test('has content, title, description, canonical link and image', async () => {
    const page = await renderPage(schoolPath, [200, school()])
    expect(page.status).toBe(200)
    expect(page.html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
    expect(page.html).toContain('<title>Vidya Niketan Public School, Bengaluru: EdBazaar</title>')
    expect(page.html).toMatch(/<h1[^>]*>Vidya Niketan Public School<\/h1>/)
    expect(page.html).toContain('₹1,11,500')
    expect(metaOf(page.html, 'description')).toContain('CBSE')
    expect(page.html).toContain(
      '<link rel="canonical" href="https://edbazaar.example/schools/vidya-niketan-public-school-482913">',
    )
    expect(metaOf(page.html, 'og:title')).toBe('Vidya Niketan Public School, Bengaluru: EdBazaar')
  })

  test('has JSON-LD of the school and its breadcrumbs', async () => {
    const { html } = await renderPage(schoolPath, [200, school()])
    const [entity, crumbs] = jsonLdOf(html)
    expect(entity).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'School',
      name: 'Vidya Niketan Public School',
      geo: { latitude: 12.9784 },
      address: { addressCountry: 'IN', postalCode: '560038' },
    })
    expect(Object.values(entity ?? {})).not.toContain(null)
    expect(crumbs?.['@type']).toBe('BreadcrumbList')
    expect(JSON.stringify(crumbs)).toContain('https://edbazaar.example/schools')
  })

  test.each([true, false])(
    'tells crawlers its email if it is managed: %s, and no phone number',
    async (isManaged) => {
      const contacts = { contact_email: 'office@vidya.example' }
      const page = { ...school(), ...contacts, accepts_enquiries: isManaged }
      const { html } = await renderPage(schoolPath, [200, page])
      const [entity] = jsonLdOf(html)
      expect(entity?.telephone).toBeUndefined()
      expect(entity?.email).toBe(isManaged ? contacts.contact_email : undefined)
    },
  )

  test('links only the files of its route, the Latin font and the rupee sign', async () => {
    const { html } = await renderPage(schoolPath, [200, school()])
    expect(stylesheetsOf(html)).toEqual(['/assets/style.css'])
    expect(html).not.toContain('modulepreload')
    expect(html).toContain(
      '<script type="module" src="/assets/boot.js" data-modules="/assets/entry.js /assets/frame.js /assets/school.js" fetchpriority="low">',
    )
    expect(
      [...html.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href),
    ).toEqual(['/assets/anek-latin-x1.woff2', '/assets/anek-latin-rupee-x1.woff2'])
  })

  test('has the styles of private pages after those of public ones', async () => {
    const { html } = await renderPage('/dashboard/batches', [401, {}])
    expect(stylesheetsOf(html)).toEqual(['/assets/style.css', '/assets/private.css'])
  })

  test('preloads its first image in the head', async () => {
    const { html } = await renderPage(schoolPath, [200, school()])
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toContain('as="image"')
    expect(body).not.toContain('as="image"')
    expect(body).toMatch(/^<body><div id="page"><div/)
  })

  test('uses a bitmap for link previews when the page shows an SVG', async () => {
    const variants = [240, 768].map((width) => ({ url: `/media/drawn/v1/a/${width}.webp`, width }))
    const svgImage = { url: '/media/plates/v1/wide/a.svg', width: 1200, height: 800, variants }
    const images = [{ ...svgImage, caption: null, formats: [], placeholder: null, is_drawn: true }]
    const { html } = await renderPage(schoolPath, [200, school({ images })])
    expect(metaOf(html, 'og:image')).toBe('https://edbazaar.example/media/drawn/v1/a/768.webp')
    expect(metaOf(html, 'og:image:width')).toBe('768')
    expect(metaOf(html, 'og:image:height')).toBe('512')
  })

  test('has a version that depends only on its data', async () => {
    const [first, same, other] = [
      await renderPage(schoolPath, [200, school()]),
      await renderPage(schoolPath, [200, school()]),
      await renderPage(schoolPath, [200, school({ name: 'Other' })]),
    ]
    expect(first.version).toBe(same.version)
    expect(first.html).toBe(same.html)
    expect(first.version).not.toBe(other.version)
  })

  test('has no inline scripts but the one that applies the theme', async () => {
    const { html } = await renderPage(schoolPath, [200, school()])
    const others = html.replace(`<script>${themeScript}</script>`, '')
    const scripts = [...others.matchAll(/<script([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    )
    for (const attributes of scripts) expect(attributes).toMatch(/src=|application\/(ld\+)?json/)
    expect(html).not.toMatch(/\son[a-z]+="/)
  })

  test('sends its state to the browser', async () => {
    const { html } = await renderPage(schoolPath, [200, school()])
    const { loaderData, errors, modules, settings, version } = stateOf(html)
    expect(version).toBe('v1')
    expect(modules).toEqual({
      '/schools/:slug': { url: '/assets/school.js', exportName: 'page' },
    })
    expect(settings).toEqual({ jobsUrl: 'https://jobs.example/' })
    const { similar, files: _, ...shown } = school()
    expect(loaderData['/schools/:slug']).toMatchObject({
      school: shown,
      similar: similar.map(({ name }) => ({ name })),
    })
    expect(errors).toBeNull()
  })
})

describe('hostile text', () => {
  const name = '</script><script>alert(1)</script><!--"\'&'

  test('is escaped in the page and in the head', async () => {
    const { html } = await renderPage(schoolPath, [200, school({ name, address: name })])
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<script/g)).toHaveLength(6)
    expect(jsonLdOf(html)[0]?.name).toBe(name)
    expect(stateOf(html).loaderData['/schools/:slug'].school.name).toBe(name)
  })

  test('in a query is escaped', async () => {
    const path = `/global-search-result?query=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`
    const { html, status } = await renderPage(path, [
      200,
      searchResult({ query: 'x', schools: [] }),
    ])
    expect(status).toBe(200)
    expect(html).not.toContain('<img src=x')
    expect(metaOf(html, 'robots')).toBe('noindex')
  })
})

describe('statuses', () => {
  test('an unknown path returns the not-found page with 404', async () => {
    const page = await renderPage('/no/such/page', [200, {}])
    expect(page.status).toBe(404)
    expect(page.html).toContain('Page not found')
    expect(metaOf(page.html, 'robots')).toBe('noindex')
    expect(stateOf(page.html).errors).toEqual({ root: { status: 404 } })
    expect(page.requests).toEqual([])
  })

  test.each([
    [404, 404],
    [400, 404],
    [503, 503],
    [429, 503],
    [500, 500],
  ])('maps API status %i of a school to page status %i', async (apiStatus, pageStatus) => {
    const page = await renderPage(schoolPath, errorResponse(apiStatus))
    expect(page.status).toBe(pageStatus)
    expect(page.html).not.toContain('A sentence.')
    expect(page.html).toContain('<h1')
  })

  test('a response that breaks the contract becomes the error page', async () => {
    const half = { type: 'School', name: 'half a school', slug: school().slug }
    const page = await renderPage(schoolPath, [200, half])
    expect(page.status).toBe(500)
    expect(page.html).toContain('This page did not load')
  })

  test.each(['', '/edbazaar'])(
    'an old slug redirects to the current one, under "%s"',
    async (base) => {
      const page = await renderPage('/schools/vidya-100001', [200, school()], base)
      expect(page.status).toBe(301)
      expect(page.headers).toMatchObject({ location: base + schoolPath })
    },
  )

  test('a response of another endpoint is not a school', async () => {
    const page = await renderPage('/schools/filters', [200, []])
    expect(page.status).toBe(404)
    expect(page.html).toContain('Page not found')
  })

  test('a list that does not load keeps its frame and returns 503', async () => {
    const page = await renderPage('/schools?filter_ids=3', errorResponse(503))
    expect(page.status).toBe(503)
    expect(page.html).toContain('The list did not load')
  })

  test('a typed place redirects to the list near it', async () => {
    const place = [
      { slug: 'pune', name: 'Pune', detail: '', type: 'town', lat: 1, lng: 1, pincode: null },
    ]
    const submitted = '/schools?near=pune&near_was=&filter_ids=7&filter_ids=3'
    const typed = await renderPage(submitted, [200, place])
    expect(typed.headers.location).toBe('/schools?filter_ids=3,7&near=pune')
    const page = await renderPage(typed.headers.location ?? '', [200, place])
    expect(page.status).toBe(302)
    expect(page.headers.location).toBe('/schools?place=pune&filter_ids=3,7')
  })
})

describe('the list', () => {
  test('has a canonical link without filters', async () => {
    const path = '/schools?place=indiranagar-bengaluru&filter_ids=11&sort=fees'
    const { html } = await renderPage(path, [200, schoolList()])
    expect(html).toContain(
      'rel="canonical" href="https://edbazaar.example/schools?place=indiranagar-bengaluru"',
    )
    expect(jsonLdOf(html)[0]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Vidya Niketan Public School' }, { position: 2 }],
    })
  })

  test('has a title and prev and next links per page', async () => {
    const list = schoolList({ place: null, radius: null, page: 2, total: 60, totalPages: 3 })
    const { html } = await renderPage('/schools?page=2', [200, list])
    expect(html).toContain('<title>Schools in India, page 2: EdBazaar</title>')
    expect(metaOf(html, 'description')).toMatch(/\. Page 2 of 3\.$/)
    const links = [...html.matchAll(/<link rel="(canonical|prev|next)" href="([^"]+)">/g)]
    expect(links.map(([, rel, href]) => [rel, href])).toEqual([
      ['canonical', 'https://edbazaar.example/schools?page=2'],
      ['prev', 'https://edbazaar.example/schools'],
      ['next', 'https://edbazaar.example/schools?page=3'],
    ])
  })

  test('has a form and a submit button that work without scripts', async () => {
    const { html } = await renderPage('/schools?place=indiranagar-bengaluru', [200, schoolList()])
    const form = /<form[^>]*id="list-form"[^>]*>/.exec(html)?.[0]
    expect(form).toContain('method="get"')
    expect(form).toContain('action="/schools"')
    expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*<button[^>]*type="submit"/)
    expect(html).toContain('name="near"')
  })
})

test('the home page has SearchAction JSON-LD', async () => {
  const { html } = await renderPage('/', [200, schoolList({ place: null, radius: null })])
  expect(jsonLdOf(html)[0]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' },
  })
})

test('every URL includes BASE_PATH', async () => {
  const { html, requests } = await renderPage(schoolPath, [200, school()], '/edbazaar')
  expect(requests).toEqual([`http://pages.invalid/edbazaar/api${schoolPath}`])
  expect(html).toContain('src="/edbazaar/assets/boot.js" data-modules="/edbazaar/assets/entry.js ')
  expect(html).toContain('https://edbazaar.example/edbazaar/schools/vidya')
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(5)
  const strays = links.filter((href) => !href.startsWith('/edbazaar') && !href.startsWith('/media'))
  expect(strays).toEqual([])
})
