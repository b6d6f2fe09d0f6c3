import { expectDialog, expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import { PageHead } from '@edbazaar/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ImageButton } from './ImageButton'
import { guide } from './ImageButton.guide'

const routesFor = (onImage: () => Promise<boolean>) => [
  {
    path: '*',
    element: (
      <>
        <PageHead title="Your photo" />
        <ImageButton title="Your photo" aspectRatio={1} maxWidth={1024} onImage={onImage}>
          Choose a photo
        </ImageButton>
      </>
    ),
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Media/Choose and crop an image',
  subcomponents: { ImageButton },
  parameters: { ...flowMeta.parameters, guide },
  args: { routes: routesFor(async () => true), path: '/profile-details/7', user: {} },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

async function sampleImage() {
  const canvas = new OffscreenCanvas(600, 600)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no 2D canvas context.')
  context.fillStyle = 'seagreen'
  context.fillRect(0, 0, 600, 600)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], 'me.png', { type: 'image/png' })
}

async function choose(file: File) {
  const button = await screen.findByRole('button', { name: 'Choose a photo' })
  const input = button.parentElement?.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The button has no file input.')
  await userEvent.upload(input, file, { applyAccept: false })
}

export const Button: Story = {}

export const Cropping: Story = {
  play: async () => {
    await choose(await sampleImage())
    await expectDialog('Your photo')
  },
}

export const CroppingOnAPhone: Story = { ...Cropping, globals: onPhone }

export const Saved: Story = {
  play: async () => {
    await choose(await sampleImage())
    await press('Proceed')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NotAImage: Story = {
  play: async () => {
    await choose(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
    await expectText('Only images (JPEG, PNG, GIF) are allowed.')
  },
}
