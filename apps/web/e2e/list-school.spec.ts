import { addImages, registerVia } from './provider'
import { expect, test, uniqueLetters } from './site'

test.use({ viewport: { width: 390, height: 844 } })

test('a new user lists a school with three cropped images in under three minutes on a phone', async ({
  page,
}) => {
  // The time limit of a test is three minutes.
  const name = `Vidya Mandir ${uniqueLetters()}`
  await registerVia(page, 'List your school')
  await expect(page.getByRole('heading', { level: 1, name: 'My schools' })).toBeVisible()
  await page.getByRole('button', { name: 'Add School' }).first().click()

  const panel = page.getByRole('dialog', { name: 'Add New School' })
  await panel.getByLabel('Name').fill(name)
  await panel.getByLabel('Type').selectOption('Offline')
  // A town without other schools, so that the lists in other tests do not change.
  await panel.getByLabel('Location').pressSequentially('Kohima', { delay: 20 })
  await page
    .getByRole('option', { name: /Kohima/ })
    .first()
    .click()
  await panel.getByLabel('Email').fill('office@vidya.example')
  await panel.getByLabel('Phone number').fill('9845012345')
  await panel.getByRole('button', { name: 'Add images' }).click()
  const media = page.getByRole('dialog', { name: 'Add School Media' })
  await addImages(page, media, 3)
  await media.getByRole('button', { name: 'Next' }).click()
  await panel.getByRole('button', { name: 'Create School' }).click()

  const editor = page.getByRole('dialog', { name: 'Edit School' })
  await expect(editor.getByLabel('Name')).toHaveValue(name)
  const slug = await editor.getByLabel('URL').inputValue()
  await editor.getByRole('button', { name: 'Close' }).last().click()
  await expect(editor).toHaveCount(0)

  // The school and its images are public at once.
  await page.goto(`/global-search-result?query=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(`/schools/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const images = page.getByRole('region', { name: /^Images of/ }).getByRole('img')
  await expect(images).toHaveCount(3)
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
