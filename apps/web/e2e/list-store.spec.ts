import { addImages, registerVia } from './provider'
import { expect, test, uniqueLetters } from './site'

test.use({ viewport: { width: 390, height: 844 } })

test('a new user lists a store with a service and a batch in under three minutes on a phone', async ({
  page,
}) => {
  // The time limit of a test is shorter than the three minutes.
  const name = `Nritya ${uniqueLetters()}`
  await registerVia(page, 'List your service')
  await expect(page.getByRole('heading', { level: 1, name: 'My stores' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Store' }).first().click()

  const panel = page.getByRole('dialog', { name: 'Add Store', exact: true })
  await panel.getByLabel('Store name').fill(name)
  await panel.getByRole('button', { name: 'Add Store Image' }).click()
  const image = page.getByRole('dialog', { name: 'Add Store Image' })
  await addImages(page, image, 1)
  await image.getByRole('button', { name: 'Next' }).click()
  await panel.getByRole('button', { name: 'Create Store' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Store' })
  await editor.getByLabel('City').fill('Bengaluru')
  await editor.getByLabel('Mobile').fill('9845000000')
  await editor.getByLabel('Mobile').blur()
  // The API shows a store only after its place and contact are saved.
  const saved = editor.getByText('Saved', { exact: true })
  await expect(saved).toHaveCount(2)
  await editor.getByRole('switch', { name: 'Shown to parents' }).check()
  await expect(saved).toHaveCount(3)
  await editor.getByRole('button', { name: 'Close' }).last().click()
  await expect(editor).toHaveCount(0)

  await page.getByRole('link', { name: `Services of ${name}` }).click()
  await page.getByRole('link', { name: 'Add service' }).first().click()
  const productName = `Kathak ${uniqueLetters()}`
  await page.getByLabel('Name').fill(productName)
  await page.getByLabel('Kind').selectOption({ label: 'Activity' })
  await page.getByLabel('Age from').fill('6')
  await page.getByLabel('Price in ₹').fill('1800')
  await page.getByRole('button', { name: 'Add a batch' }).click()
  const batch = page.getByRole('group', { name: 'Batch' })
  await batch.getByLabel('Name').fill('Evening')
  await batch.getByText('Mon', { exact: true }).click()
  await batch.getByLabel('From').selectOption('17:00')
  await batch.getByLabel('To', { exact: true }).selectOption('18:00')
  await batch.getByLabel('First day', { exact: true }).fill('05/04/2027')
  await batch.getByLabel('Seats', { exact: true }).fill('12')
  await batch.getByRole('button', { name: 'Save batch' }).click()
  await expect(batch).toHaveCount(0)
  await page.getByRole('button', { name: 'Add service' }).click()
  await expect(page).toHaveURL(/\/edit-service\//)

  // The service, its batch and its store are public at once.
  await page.goto(`/global-search-result?query=${encodeURIComponent(productName)}`)
  await page.getByRole('link', { name: productName }).first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: productName, exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('₹1,800')
  await expect(page.getByRole('listitem').filter({ hasText: 'Evening' })).toContainText('5–6 pm')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
})
