import { createFillableListing, type FillableListing } from './hostile/fillable-listing'
import { isFullRun, strings } from './hostile/strings'
import { watchPage } from './hostile/watch-page'
import { signInAs } from './provider'
import { expect, listSchools, test } from './site'

/** In each round, every field gets another string. */
const rounds = isFullRun ? strings.length : 2
/** Lists and editors are opened in every n-th round only, because that is slow. */
const allPagesInterval = isFullRun ? 10 : 2

test('hostile content does not run on public pages or in editors', async ({ page, context }) => {
  if (isFullRun) test.setTimeout(12 * 3_600_000)
  const listing = await createFillableListing(page)
  await signInAs(context, listing.session)
  const { open, expectClean } = await watchPage(page)
  for (let round = 0; round < rounds; round += 1) {
    expect(await listing.fill(round)).toBeGreaterThan(0)
    for (const path of await listing.publicPages()) await open(path)
    if (round % allPagesInterval === 0) {
      await openLists(listing)
      await openEditors(listing)
    }
    if (isFullRun && round % 10 === 0) console.log(`Round ${round + 1} of ${rounds} passed`)
  }

  async function openLists({ keyword, publicPages }: FillableListing) {
    const [school = ''] = await publicPages()
    const [otherSchool] = await listSchools(page.request)
    await open(`/schools/compare?schools=${school.replace('/schools/', '')},${otherSchool?.slug}`)
    await open('/schools?place=kohima')
    await open(`/contact-us?topic=correction&school=${school.replace('/schools/', '')}`)
    await open('/beyond-school/activities')
    await open(`/global-search-result?query=${keyword}`)
    await expect(page.getByRole('main')).toContainText(keyword)
    await open('/')
    await page.getByRole('main').getByRole('combobox').first().fill(keyword)
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(keyword)
    await expectClean()
  }

  async function openEditors({ keyword, ownerPages, productEditor }: FillableListing) {
    const namePattern = new RegExp(keyword)
    for (const path of ownerPages) await open(path)
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
