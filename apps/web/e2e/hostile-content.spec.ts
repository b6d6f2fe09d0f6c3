import { createHostileListing, type HostileListing } from './hostile/hostile-listing'
import { hostileStrings, testsAllStrings } from './hostile/hostile-strings'
import { watchPage } from './hostile/watch-page'
import { signInAs } from './listing'
import { expect, listSchools, test } from './site'

/** In each round every field gets another string. */
const rounds = testsAllStrings ? hostileStrings.length : 2
/** Every how many rounds to also open lists and editors. */
const allPagesInterval = testsAllStrings ? 10 : 2

test('hostile content does not run on public pages or in editors', async ({ page, context }) => {
  if (testsAllStrings) test.setTimeout(12 * 3_600_000)
  const listing = await createHostileListing(page)
  await signInAs(context, listing.session)
  const { open, expectClean } = await watchPage(page)
  for (let round = 0; round < rounds; round += 1) {
    expect(await listing.fill(round)).toBeGreaterThan(0)
    for (const path of await listing.publicPages()) await open(path)
    if (round % allPagesInterval === 0) {
      await openLists(listing)
      await openEditors(listing)
    }
    if (testsAllStrings && round % 10 === 0) console.log(`Round ${round + 1} of ${rounds} passed`)
  }

  async function openLists({ marker, publicPages }: HostileListing) {
    const [school = ''] = await publicPages()
    const [otherSchool] = await listSchools(page.request)
    await open(`/schools/compare?schools=${school.replace('/schools/', '')},${otherSchool?.slug}`)
    await open('/schools?place=kohima')
    await open('/beyond-school/activities')
    await open(`/global-search-result?query=${marker}`)
    await expect(page.getByRole('main')).toContainText(marker)
    await open('/')
    await page.getByRole('combobox').first().fill(marker)
    await expect(page.getByRole('option').first()).toContainText(marker)
    await expectClean()
  }

  async function openEditors({ marker, privatePages, productEditor }: HostileListing) {
    const namePattern = new RegExp(marker)
    for (const path of privatePages) await open(path)
    await open(productEditor)
    await expect(page.getByLabel('Name').first()).toHaveValue(namePattern)
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
      await expect(editor.getByLabel(/[Nn]ame$/).first()).toHaveValue(namePattern)
      await expectClean()
    }
  }
})
