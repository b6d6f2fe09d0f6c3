import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { expect, test, waitForHydration } from './site'

test.skip(!hasDemoAccounts, 'The demo accounts are not available')

/** Signs in through the API, as the sign-in dialog does. */
async function signIn(page: Page, name: 'provider' | 'admin'): Promise<void> {
  const { email, password } = await demoAccount(name)
  const response = await page.request.post('/api/users/login-with-pass', {
    data: { email, password },
  })
  const { token, user } = await response.json()
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken ?? '')
      localStorage.setItem('user', storedUser ?? '')
    },
    [token, JSON.stringify(user)] as const,
  )
}

const seed = new URL('../../api/seed/videos/files/', import.meta.url)

/** A video of the seed with this ending. */
async function seedVideo(ending: string): Promise<Buffer> {
  const names = await readdir(fileURLToPath(seed))
  const name = names.find((each) => each.endsWith(ending))
  if (!name) throw new Error(`The seed has no ${ending}`)
  return readFile(new URL(name, seed))
}

const captions = `WEBVTT

00:00.000 --> 00:02.000
<v Meera Das>How much homework is enough?

00:02.000 --> 00:04.000
Twenty minutes a day.
`

test('a video is uploaded, captioned, changed on request, published and watched with captions', async ({
  browser,
}) => {
  const author = await (await browser.newContext()).newPage()
  const admin = await (await browser.newContext()).newPage()
  await signIn(author, 'provider')
  await signIn(admin, 'admin')

  await author.goto('/my-videos')
  await waitForHydration(author)
  await author.getByRole('link', { name: 'Add a discussion' }).click()
  await author.getByRole('textbox', { name: 'Title' }).fill('Homework on school nights')
  await author.getByRole('textbox', { name: 'Summary' }).fill('Two parents compare notes.')
  await author.locator('input[accept^="video/mp4"]').setInputFiles({
    name: 'homework.webm',
    mimeType: 'video/webm',
    buffer: await seedVideo('.webm'),
  })
  await expect(author.getByLabel('Your video')).toBeVisible()

  await author.getByRole('button', { name: 'Choose from the video' }).click()
  await author.getByRole('list', { name: 'Frames of the video' }).getByRole('button').nth(2).click()
  await expect(author.getByText('Shown in lists and before the video plays.')).toBeVisible()

  const text = author.getByRole('textbox', { name: /Captions in English/ })
  await text.fill(captions.replace('00:02.000 --> 00:04.000', '00:02,000 --> 00:04,000'))
  await author.getByRole('button', { name: 'Check and save captions' }).click()
  await expect(author.getByText(/^Line 6: Use a full stop/).first()).toBeVisible()
  await text.fill(captions)
  await author.getByRole('button', { name: 'Check and save captions' }).click()
  await expect(author.getByText('Twenty minutes a day.', { exact: true })).toBeVisible()

  await author.getByRole('radio', { name: 'No', exact: true }).check()
  await expect(author.getByText(/^Saved at/)).toBeVisible()
  await author.getByRole('button', { name: 'Submit for review' }).first().click()
  await expect(
    author.getByText('An admin is reviewing this video.', { exact: false }),
  ).toBeVisible()
  const id = new URL(author.url()).pathname.split('/').at(-1) ?? ''

  await admin.goto(`/admin/all-videos/${id}`)
  await waitForHydration(admin)
  await admin.getByRole('button', { name: 'Add a remark at 0:00' }).click()
  await admin.getByLabel('What should the author change?').fill('Say who speaks.')
  await admin.getByRole('button', { name: 'Add remark' }).click()
  await admin.getByRole('button', { name: 'Ask for changes' }).click()
  await admin.getByLabel('Reason').selectOption('wording')
  await admin.getByRole('button', { name: 'Send with 1 remark' }).click()
  await expect(
    admin.getByText('This video is not waiting for a decision.', { exact: false }),
  ).toBeVisible()

  await author.reload()
  await waitForHydration(author)
  await expect(author.getByText('Say who speaks.')).toBeVisible()
  await author.getByRole('button', { name: 'Add a speaker' }).click()
  await author.getByRole('textbox', { name: 'Name of speaker 1' }).fill('Meera Das')
  await author.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(author.getByRole('button', { name: 'Open again' })).toBeVisible()
  await author.getByRole('button', { name: 'Resubmit' }).first().click()
  await expect(
    author.getByText('An admin is reviewing this video.', { exact: false }),
  ).toBeVisible()

  await admin.reload()
  await waitForHydration(admin)
  await admin.getByRole('button', { name: 'Approve and publish' }).click()
  await expect(admin.getByText('Readers see an approved revision')).toBeVisible()

  const reader = await (await browser.newContext()).newPage()
  await reader.goto('/video/discussions/homework-on-school-nights')
  const player = reader.getByLabel('Homework on school nights')
  await expect(player).toBeVisible()
  await expect(reader.getByText('Twenty minutes a day.')).toBeVisible()
  await expect
    .poll(() =>
      player.evaluate(
        (video: HTMLVideoElement) =>
          [...(video.textTracks[0]?.cues ?? [])].map((cue) => cue.startTime).length,
      ),
    )
    .toBe(2)

  // Removed by its author, it is gone everywhere at once.
  await author.reload()
  await waitForHydration(author)
  await author.getByRole('button', { name: 'Remove from the site' }).click()
  await author.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(author.getByText('This video is no longer on the site')).toBeVisible()
  const statuses = async () =>
    Promise.all(
      [
        '/video/discussions/homework-on-school-nights',
        '/api/videos/homework-on-school-nights',
        '/api/videos/homework-on-school-nights/captions/en',
      ].map(async (path) => (await reader.request.get(path)).status()),
    )
  await expect.poll(statuses).toEqual([410, 410, 404])
  for (const path of ['/video/discussions', '/feeds/videos.xml', '/sitemaps/videos-1.xml'])
    expect(await (await reader.request.get(path)).text()).not.toContain('homework-on-school-nights')
})

test('an upload continues after a lost connection and a pause, and after a reload', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, 'provider')
  await page.goto('/my-videos')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Add a discussion' }).click()
  const input = page.locator('input[accept^="video/mp4"]')
  // An MP4 with 5 MB of free space behind it: three parts.
  const space = Buffer.alloc(5 * 1024 * 1024)
  space.writeUInt32BE(space.length)
  space.write('free', 4, 'latin1')
  // On the disk, so that its date stays the same when it is chosen again.
  const file = test.info().outputPath('long.mp4')
  await writeFile(file, Buffer.concat([await seedVideo('.mp4'), space]))

  // The second part does not arrive.
  const second = '**/parts?offset=2097152'
  await page.route(second, (route) => route.abort())
  await input.setInputFiles(file)
  await expect(page.getByText('The connection is lost.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/paused at \d+%/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The connection is lost.', { exact: false })).toBeVisible()

  await page.reload()
  await waitForHydration(page)
  await page.unroute(second)
  await expect(page.getByText(/Your upload stopped at \d+%/)).toBeVisible()
  const offsets: string[] = []
  page.on('request', (request) => {
    const offset = /parts\?offset=(\d+)/.exec(request.url())?.[1]
    if (offset !== undefined) offsets.push(offset)
  })
  await input.setInputFiles(file)
  await expect(page.getByLabel('Your video')).toBeVisible()
  expect(offsets).toEqual(['2097152', '4194304'])
})
