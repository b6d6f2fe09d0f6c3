import type { Media } from '@edbazaar/api-client'
import { http, imageMedia, videoMedia } from '@edbazaar/api-client/testing'
import {
  expectDialog,
  expectText,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import { Button } from '@edbazaar/ui/Button'
import { PageHead } from '@edbazaar/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { MediaField } from './MediaField'
import { MediaPanel } from './MediaPanel'
import { guide } from './MediaPanel.guide'

const twoFiles = [imageMedia({ name: 'Cover.jpg' }), videoMedia({ name: 'Annual day.mp4' })]
const longName = imageMedia({
  name: 'विद्यालय-वार्षिकोत्सव-सांस्कृतिक-कार्यक्रम-पुरस्कार-वितरण-समारोह-मुख्य-द्वार.jpg',
  url: '/media/uploads/cover/long.webp',
})

function Panel({ loaded, maxFiles }: { loaded: Media[]; maxFiles?: number }) {
  const [items, setItems] = useState(loaded)
  return (
    <MediaPanel
      title="Add School Media"
      label="Photos and videos"
      path="/schools/file"
      aspectRatio={6 / 4}
      items={items}
      onChange={setItems}
      onClose={() => {}}
      {...(maxFiles !== undefined && { maxFiles })}
      actions={({ isUploading }) => (
        <Button variant="main" disabled={isUploading}>
          Next
        </Button>
      )}
    />
  )
}

const routesFor = (loaded: Media[], maxFiles?: number) => [
  {
    path: '*',
    element: (
      <>
        <PageHead title="My schools" />
        <Panel loaded={loaded} {...(maxFiles !== undefined && { maxFiles })} />
      </>
    ),
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Editing/Photos and videos',
  subcomponents: { MediaPanel, MediaField },
  parameters: { ...flowMeta.parameters, guide },
  args: { routes: routesFor(twoFiles), path: '/school/my-school-list', user: {} },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const video = (name: string) => {
  const mp4 = [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70]
  return new File([new Uint8Array(mp4)], name, { type: 'video/mp4' })
}

async function image(name: string) {
  const canvas = new OffscreenCanvas(900, 600)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no 2D canvas context.')
  context.fillStyle = 'steelblue'
  context.fillRect(0, 0, 900, 600)
  context.fillStyle = 'tan'
  context.fillRect(0, 380, 900, 220)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

async function choose(...files: File[]) {
  const list = await screen.findByRole('group', { name: 'Photos and videos' })
  const input = list.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('The list has no file input.')
  await userEvent.upload(input, files, { applyAccept: false })
  return list
}

export const WithFiles: Story = {}

export const WithFilesOnAPhone: Story = {
  globals: onPhone,
  args: { routes: routesFor([...twoFiles, longName]) },
}

export const Empty: Story = { args: { routes: routesFor([]) } }

export const Full: Story = { args: { routes: routesFor(twoFiles, 2) } }

export const Uploading: Story = {
  tags: ['smoke'],
  args: { calls: [http.post('/schools/file', never)] },
  play: async () => {
    await choose(video('Sports day.mp4'))
    const bar = await screen.findByRole('progressbar', { name: /^Sports day/ })
    await expect(bar).toHaveAttribute('aria-valuenow')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled())
  },
}

export const Uploaded: Story = {
  tags: ['smoke'],
  play: async () => {
    await choose(video('Sports day.mp4'))
    await expectText('Image Added')
  },
}

export const NotAImage: Story = {
  tags: ['smoke'],
  play: async () => {
    const list = await choose(new File(['%PDF'], 'note.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(list).toHaveTextContent('File Should Not Be More Than 50 MB.'))
  },
}

export const RejectedByTheApi: Story = {
  args: {
    calls: [
      http.post('/schools/file', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'EdBazaar is busy.')),
      ),
    ],
  },
  play: async () => {
    const list = await choose(video('Sports day.mp4'))
    await waitFor(() => expect(list).toHaveTextContent('EdBazaar is busy.'))
  },
}

export const Cropping: Story = {
  tags: ['smoke'],
  play: async () => {
    await choose(await image('gate.png'), await image('hall.png'))
    await expectDialog('Image 1 of 2: choose the part to keep')
  },
}

export const CroppingOnAPhone: Story = { ...Cropping, globals: onPhone }

export const Delete: Story = {
  play: async () => {
    await press('Delete Cover.jpg')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Delete Cover.jpg' })).toBeNull(),
    )
  },
}

export const CloseDuringUpload: Story = {
  args: { calls: [http.post('/schools/file', never)] },
  play: async () => {
    await choose(video('Sports day.mp4'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled())
    await press('Close')
    await expectText('Files are still uploading. Stop the uploads?')
  },
}
