import { type FilledListing, fillableListing } from './hostile/filled-listing'
import { isWhole, strings } from './hostile/strings'
import { watched } from './hostile/watch'
import { signInAs } from './listing'
import { expect, listSchools, test } from './site'

/** Rounds in each of which every field has another string. */
const rounds = isWhole ? strings.length : 2
/** Rounds of which one opens lists and editors too; they show names and places, and form fields. */
const allPagesEvery = isWhole ? 10 : 2

test('hostile content runs nowhere: neither on public pages nor in editors', async ({
  page,
  context,
}) => {
  if (isWhole) test.setTimeout(12 * 3_600_000)
  const listing = await fillableListing(page)
  await signInAs(context, listing.session)
  const { open, expectClean } = await watched(page)
  for (let round = 0; round < rounds; round += 1) {
    expect(await listing.fill(round)).toBeGreaterThan(0)
    for (const path of await listing.publicPages()) await open(path)
    if (round % allPagesEvery === 0) {
      await openLists(listing)
      await openEditors(listing)
    }
    if (isWhole && round % 10 === 0) console.log(`Round ${round + 1} of ${rounds} holds`)
  }

  async function openLists({ mark, publicPages }: FilledListing) {
    const [school = ''] = await publicPages()
    const [other] = await listSchools(page.request)
    await open(`/schools/compare?schools=${school.replace('/schools/', '')},${other?.slug}`)
    await open('/schools?place=kohima')
    await open('/beyond-school/activities')
    await open(`/global-search-result?query=${mark}`)
    await expect(page.getByRole('main')).toContainText(mark)
    await open('/')
    await page.getByRole('combobox').first().fill(mark)
    await expect(page.getByRole('option').first()).toContainText(mark)
    await expectClean()
  }

  async function openEditors({ mark, ownPages, serviceEditor }: FilledListing) {
    const named = new RegExp(mark)
    for (const path of ownPages) await open(path)
    await open(serviceEditor)
    await expect(page.getByLabel('Name').first()).toHaveValue(named)
    await expectClean()
    for (const [list, title] of [
      ['/school/my-school-list', 'Edit School'],
      ['/my-store-list', 'Edit Store'],
    ] as const) {
      await open(list)
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      const editor = page.getByRole('dialog', { name: title })
      await expect(editor.getByLabel(/[Nn]ame$/).first()).toHaveValue(named)
      await expectClean()
    }
  }
})
