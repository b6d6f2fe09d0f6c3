import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, uniqueLetters, waitForHydration } from './site'

const password = 'mango in the monsoon'

/** Opens the home page, follows a provider link and registers on the way. */
export async function registerVia(page: Page, link: 'List your school' | 'List your service') {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: link }).click()
  const modal = page.getByRole('dialog', { name: 'Sign In to your account' })
  await modal.getByRole('button', { name: 'Register' }).click()
  await modal.getByLabel('First name').fill('Lakshmi')
  await modal.getByLabel('Last name').fill('Raghavan')
  await modal.getByLabel('Email').fill(`lists-${crypto.randomUUID().slice(0, 8)}@example.in`)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('button', { name: "Let's Go" }).click()
}

/** Registers a user through the API; returns the session and its request headers. */
export async function registerUser({ request }: Pick<Page, 'request'>) {
  const signup = await request.post('/api/users/signup', {
    data: {
      firstname: 'Lakshmi',
      lastname: 'Raghavan',
      password,
      user_type: 'edbazaar',
      email: `has-${crypto.randomUUID().slice(0, 8)}@example.in`,
    },
  })
  expect(signup.status()).toBe(201)
  const session = await signup.json()
  return { session, headers: { authorization: `Bearer ${session.token}` } }
}

/** Uploads an image through the API; returns its URL. */
export async function uploadPhoto(
  page: Page,
  headers: Record<string, string>,
  entity: 'schools' | 'stores',
): Promise<string> {
  const [file] = await createPhotos(page, 1)
  if (file === undefined) throw new Error('No image was created.')
  const response = await page.request.post(`/api/${entity}/file`, { headers, multipart: { file } })
  return (await response.json()).url
}

/** Creates JPEG files like those of a phone camera, in different colours. */
export async function createPhotos(page: Page, count: number) {
  const dataUrls = await page.evaluate((imageCount) => {
    const colours = ['teal', 'goldenrod', 'brown']
    return Array.from({ length: imageCount }, (_, index) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 1100 })
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = colours[index % colours.length] ?? 'teal'
      context?.fillRect(0, 0, 1400, 1100)
      return canvas.toDataURL('image/jpeg', 0.8)
    })
  }, count)
  return dataUrls.map((dataUrl, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'),
  }))
}

/** Adds images in a media panel and confirms the crop of each. */
export async function addImages(page: Page, panel: Locator, count: number) {
  const fileChooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Upload File' }).click()
  await (await fileChooser).setFiles(await createPhotos(page, count))
  for (let number = 1; number <= count; number += 1) {
    const proceed = page.getByRole('button', { name: 'Proceed' })
    const step = page.getByRole('dialog', {
      name:
        count > 1
          ? `Image ${number} of ${count}: choose the part to keep`
          : 'Choose the part to keep',
    })
    await expect(step.locator('.cropper-view-box')).toBeVisible()
    await proceed.click()
  }
}

/** Registers a user and creates a school through the API. */
export async function createSchool(page: Page) {
  const suffix = uniqueLetters()
  const { request } = page
  const { session, headers } = await registerUser(page)
  const url = await uploadPhoto(page, headers, 'schools')
  const name = `Shanti School ${suffix}`
  const school = await request.post('/api/schools/create', {
    headers,
    data: {
      name,
      slug: `shanti-school-${suffix}-482913`,
      is_online: true,
      files: [url],
      location: null,
      lat: null,
      long: null,
      contact_email: 'office@shanti.example',
      contact_phone: '9845012345',
    },
  })
  expect(school.status()).toBe(201)
  const { id } = await school.json()
  const read = async () => {
    const response = await request.get(`/api/schools/edit/${id}/details`, { headers })
    return response.json()
  }
  return { id: Number(id), name, session, read }
}

/** Stores a session in every page that the browser opens. */
export async function signInAs(
  context: BrowserContext,
  { token, user }: { token: string; user: unknown },
) {
  await context.addInitScript(
    ([storedToken, storedUser]) => {
      if (localStorage.getItem('token') !== null) return
      localStorage.setItem('token', storedToken ?? '')
      localStorage.setItem('user', storedUser ?? '')
    },
    [token, JSON.stringify(user)],
  )
}

/** Opens the editor of a school from My schools. */
export async function openEditor(page: Page, name: string) {
  await page.goto('/school/my-school-list')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const editor = page.getByRole('dialog', { name: 'Edit School' })
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue(name)
  return editor
}
