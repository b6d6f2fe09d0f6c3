import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp['app']
let database: TestApp['database']

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { basePath: '/in' } }))
  await database.pool.query(`
    insert into school (id, slug, name, city, is_active) values
      (1, 'vidya-niketan-100001', 'Vidya Niketan', 'Pune', true),
      (2, 'hidden-100002', 'Hidden', 'Pune', false);
    insert into video (id, url, kind, title, summary, description_html, sources, captions,
        transcript, duration_seconds, has_sound, speakers, school_id, status, published_at) values
      (1, 'homework', 'discussion', 'Homework', 'How much?',
        '<p>Four parents.</p><script>alert(1)</script>',
        '[{"path": "/media/videos/homework.mp4", "type": "video/mp4"}]',
        '[{"path": "/media/videos/homework.vtt", "language": "en", "label": "English"}]',
        '[{"at": 0, "speaker": "Meera", "text": "An hour?"}, {"at": 4.5, "speaker": null, "text": "Less."}]',
        24, false, '[{"name": "Meera Das", "role": "Parent"}]', null, 'published', '2026-11-01'),
      (2, 'a-talk', 'principal_talk', 'A talk', 'On reading.', null, '[]', '[]', '[]', 30, true,
        '[]', 1, 'published', '2026-11-02'),
      (3, 'of-a-hidden-school', 'principal_talk', 'Gone', '', null, '[]', '[]', '[]', 30,
        true, '[]', 2, 'published', '2026-11-03'),
      (4, 'draft', 'discussion', 'Draft', '', null, '[]', '[]', '[]', 30, true, '[]', null,
        'draft', null),
      (5, 'tomorrow', 'discussion', 'Tomorrow', '', null, '[]', '[]', '[]', 30, true, '[]', null,
        'published', now() + interval '1 day');
    insert into video (id, url, kind, title, summary, sources, duration_seconds, rules_html,
        entry_html, closes_on, winners, status, published_at) values
      (6, 'draw-your-street', 'contest', 'Draw your street', 'For children.', '[]', 30,
        '<ol><li onclick="x()">One drawing.</li></ol>', '<p>By post.</p>', '2020-01-31',
        '[{"prize": "First", "name": "Aarav S.", "detail": "Class 5, Nashik", "work": null}]',
        'published', '2026-10-01')`)
})

const get = (path: string) => app.inject(`/in/api/videos${path}`)
const urlsOf = async (query: string) =>
  (await get(query)).json().data.map(({ url }: { url: string }) => url)

describe('the list of videos', () => {
  it('contains published videos, latest first', async () => {
    expect(await urlsOf('')).toEqual([
      'of-a-hidden-school',
      'a-talk',
      'homework',
      'draw-your-street',
    ])
    expect((await get('')).json()).toMatchObject({ total: 4, page: 1, per_page: 20, totalPages: 1 })
  })

  it('is filtered by kind and paged', async () => {
    expect(await urlsOf('?kind=contest')).toEqual(['draw-your-street'])
    expect(await urlsOf('?kind=principal_talk&per_page=1&page=2')).toEqual(['a-talk'])
    expect(await urlsOf('?kind=discussion&page=9')).toEqual([])
  })

  it('has the name of an active school and the closing date of a contest', async () => {
    const [gone, talk, , contest] = (await get('')).json().data
    expect([gone.school_name, talk.school_name]).toEqual([null, 'Vidya Niketan'])
    expect([talk.closes_on, contest.closes_on]).toEqual([null, '2020-01-31'])
    expect(contest.poster.url).toMatch(/^\/in\/media\/plates\//)
  })

  it.each([
    ['kind=video', 'kind'],
    ['kind=principal-talks', 'kind'],
    ['page=0', 'page'],
    ['per_page=101', 'per_page'],
    ['per_page=ten', 'per_page'],
    ['topic=fees', 'topic'],
  ])('refuses %s and names the field', async (query, field) => {
    const response = await get(`?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field, msg: expect.any(String) }])
  })
})

describe('a video', () => {
  it('is returned with file URLs below the base path, its transcript, and without scripts', async () => {
    const response = await get('/homework')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      kind: 'discussion',
      description: '<p>Four parents.</p>',
      sources: [{ url: '/in/media/videos/homework.mp4', type: 'video/mp4' }],
      captions: [{ url: '/in/media/videos/homework.vtt', language: 'en', label: 'English' }],
      transcript: [
        { at: 0, speaker: 'Meera', text: 'An hour?' },
        { at: 4.5, speaker: null, text: 'Less.' },
      ],
      has_sound: false,
      speakers: [{ name: 'Meera Das', role: 'Parent' }],
      contest: null,
      school: null,
      related: [],
    })
  })

  it('of a contest has rules, entry, closing date and winners', async () => {
    expect((await get('/draw-your-street')).json().contest).toEqual({
      rules: '<ol><li>One drawing.</li></ol>',
      entry: '<p>By post.</p>',
      info: null,
      closes_on: '2020-01-31',
      winners: [
        { prize: 'First', name: 'Aarav S.', detail: 'Class 5, Nashik', work: null, images: [] },
      ],
    })
  })

  it('of a principal has the summary of an active school, and related talks', async () => {
    const talk = (await get('/a-talk')).json()
    expect(talk.school).toMatchObject({ slug: 'vidya-niketan-100001', name: 'Vidya Niketan' })
    expect(talk.related.map(({ url }: { url: string }) => url)).toEqual(['of-a-hidden-school'])
    expect((await get('/of-a-hidden-school')).json().school).toBeNull()
  })

  it.each(['draft', 'tomorrow', 'no-such-video'])('returns 404 for %s', async (url) => {
    const response = await get(`/${url}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'not_found',
      msg: expect.stringContaining('Video'),
    })
  })

  it.each(['Homework', '%00', 'a%20b', 'x'.repeat(161)])('refuses the URL %s', async (url) => {
    const response = await get(`/${url}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].field).toBe('url')
  })
})

it('refuses a contest without rules, entry or closing date', async () => {
  const insert = `insert into video (url, kind, title, summary, sources, duration_seconds)
    values ('c', 'contest', 't', 's', '[]', 9)`
  await expect(database.pool.query(insert)).rejects.toThrow(/video_contest_whole/)
})
