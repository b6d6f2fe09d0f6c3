import { school, schoolList, searchResult } from '@edbazaar/api-client/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenderer } from './entry-server'

const manifest = {
  'src/boot.ts': { file: 'assets/boot.js' },
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  'src/routes/school.ts': { file: 'assets/school.js' },
  'src/routes/schools.ts': { file: 'assets/schools.js' },
  'style.css': { file: 'assets/style.css' },
  'fonts/anek-latin.woff2': { file: 'assets/anek-latin-x1.woff2' },
  'fonts/anek-latin-rupee.woff2': { file: 'assets/anek-latin-rupee-x1.woff2' },
}

/** Of the school that the API tells of. */
const address = `/schools/${school().slug}`

type Answer = [status: number, body: unknown]

/** Renders a page over an API that answers every question in one way. */
async function renderPage(path: string, [status, body]: Answer, basePath = '') {
  const render = createRenderer({
    basePath,
    publicUrl: 'https://edbazaar.example',
    settings: { jobsUrl: 'https://jobs.example/' },
    version: 'v1',
    manifest,
  })
  const asked: string[] = []
  const page = await render({
    request: new Request(`http://pages.invalid${basePath}${path}`),
    fetch: async ({ url }) => {
      asked.push(url)
      return Response.json(body, { status })
    },
  })
  return { ...page, html: page.html.toString(), asked }
}

const refusal = (status: number): Answer => [status, { status, code: 'x', msg: 'A sentence.' }]

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
  test('is whole: words, title, description, address, picture', async () => {
    const page = await renderPage(address, [200, school()])
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

  test('tells search engines of the school and the way to it', async () => {
    const { html } = await renderPage(address, [200, school()])
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

  test('links exactly the files of its route, the Latin font and the rupee sign', async () => {
    const { html } = await renderPage(address, [200, school()])
    expect([...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/style.css',
    ])
    expect(html).not.toContain('modulepreload')
    expect(html).toContain(
      '<script type="module" src="/assets/boot.js" data-modules="/assets/entry.js /assets/frame.js /assets/school.js" fetchpriority="low">',
    )
    expect(
      [...html.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href),
    ).toEqual(['/assets/anek-latin-x1.woff2', '/assets/anek-latin-rupee-x1.woff2'])
  })

  test('fetches its first picture from the head', async () => {
    const { html } = await renderPage(address, [200, school()])
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toContain('as="image"')
    expect(body).not.toContain('as="image"')
    expect(body).toMatch(/^<body><div id="page"><div/)
  })

  test('is shared with a picture in pixels, though the page shows a plate', async () => {
    const variants = [240, 768].map((width) => ({ url: `/media/drawn/v1/a/${width}.webp`, width }))
    const plate = { url: '/media/plates/v1/wide/a.svg', width: 1200, height: 800, variants }
    const pictures = [{ ...plate, caption: null, formats: [], placeholder: null, is_drawn: true }]
    const { html } = await renderPage(address, [200, school({ pictures })])
    expect(metaOf(html, 'og:image')).toBe('https://edbazaar.example/media/drawn/v1/a/768.webp')
    expect(metaOf(html, 'og:image:width')).toBe('768')
    expect(metaOf(html, 'og:image:height')).toBe('512')
  })

  test('is told apart from another by what it was made of alone', async () => {
    const [one, same, other] = [
      await renderPage(address, [200, school()]),
      await renderPage(address, [200, school()]),
      await renderPage(address, [200, school({ name: 'Other' })]),
    ]
    expect(one.version).toBe(same.version)
    expect(one.html).toBe(same.html)
    expect(one.version).not.toBe(other.version)
  })

  test('has no script that runs inside the page', async () => {
    const { html } = await renderPage(address, [200, school()])
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
    for (const attributes of scripts) expect(attributes).toMatch(/src=|application\/(ld\+)?json/)
    expect(html).not.toMatch(/\son[a-z]+="/)
  })

  test('hands what it was made of to the browser', async () => {
    const { html } = await renderPage(address, [200, school()])
    const { loaderData, errors, modules, settings, version } = stateOf(html)
    expect(version).toBe('v1')
    expect(modules).toEqual({ 'src/routes/school.ts': '/assets/school.js' })
    expect(settings).toEqual({ jobsUrl: 'https://jobs.example/' })
    const { similar, files: _, ...shown } = school()
    expect(loaderData['src/routes/school.ts']).toMatchObject({
      school: shown,
      similar: similar.map(({ name }) => ({ name })),
    })
    expect(errors).toBeNull()
  })
})

describe('hostile words', () => {
  const name = '</script><script>alert(1)</script><!--"\'&'

  test('stay words, in the page and in every tag of its head', async () => {
    const { html } = await renderPage(address, [200, school({ name, address: name })])
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<script/g)).toHaveLength(4)
    expect(jsonLdOf(html)[0]?.name).toBe(name)
    expect(stateOf(html).loaderData['src/routes/school.ts'].school.name).toBe(name)
  })

  test('in an address are shown and nothing else', async () => {
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
  test('an unknown address is a page that says so, with 404', async () => {
    const page = await renderPage('/no/such/page', [200, {}])
    expect(page.status).toBe(404)
    expect(page.html).toContain('There is nothing at this address')
    expect(metaOf(page.html, 'robots')).toBe('noindex')
    expect(stateOf(page.html).errors).toEqual({ root: { status: 404 } })
    expect(page.asked).toEqual([])
  })

  test.each([
    [404, 404],
    [400, 404],
    [503, 503],
    [429, 503],
    [500, 500],
  ])('a school that the API refuses with %i is a page with %i', async (refused, shown) => {
    const page = await renderPage(address, refusal(refused))
    expect(page.status).toBe(shown)
    expect(page.html).not.toContain('A sentence.')
    expect(page.html).toContain('<h1')
  })

  test('an answer that is not what the contract says becomes the error page', async () => {
    const half = { type: 'School', name: 'half a school', slug: school().slug }
    const page = await renderPage(address, [200, half])
    expect(page.status).toBe(500)
    expect(page.html).toContain('This page did not load')
  })

  test.each(['', '/edbazaar'])(
    'an address from before leads to that of now, under "%s"',
    async (base) => {
      const page = await renderPage('/schools/vidya-100001', [200, school()], base)
      expect(page.status).toBe(301)
      expect(page.headers).toMatchObject({ location: base + address })
    },
  )

  test('an answer to another question is no school', async () => {
    const page = await renderPage('/schools/filters', [200, []])
    expect(page.status).toBe(404)
    expect(page.html).toContain('There is nothing at this address')
  })

  test('a list that does not load keeps its frame and says 503', async () => {
    const page = await renderPage('/schools?filter_ids=3', refusal(503))
    expect(page.status).toBe(503)
    expect(page.html).toContain('The list did not load')
  })

  test('a place that was typed leads to the list near it', async () => {
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
  test('is known under its place and page, whatever its filters', async () => {
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

  test('tells each page apart, and which come before and after', async () => {
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

  test('has a form, links and a button that work without scripts', async () => {
    const { html } = await renderPage('/schools?place=indiranagar-bengaluru', [200, schoolList()])
    const form = /<form[^>]*id="list-form"[^>]*>/.exec(html)?.[0]
    expect(form).toContain('method="get"')
    expect(form).toContain('action="/schools"')
    expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*<button[^>]*type="submit"/)
    expect(html).toContain('name="near"')
  })
})

test('the front page tells search engines how to search', async () => {
  const { html } = await renderPage('/', [200, schoolList({ place: null, radius: null })])
  expect(jsonLdOf(html)[0]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' },
  })
})

test('BASE_PATH goes before every address', async () => {
  const { html, asked } = await renderPage(address, [200, school()], '/edbazaar')
  expect(asked).toEqual([`http://pages.invalid/edbazaar/api${address}`])
  expect(html).toContain('src="/edbazaar/assets/boot.js" data-modules="/edbazaar/assets/entry.js ')
  expect(html).toContain('https://edbazaar.example/edbazaar/schools/vidya')
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(5)
  const strays = links.filter((href) => !href.startsWith('/edbazaar') && !href.startsWith('/media'))
  expect(strays).toEqual([])
})
