import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { Dialog } from '../Dialog/Dialog'
import { MediaList, type MediaListProps } from './MediaList'
import { guide } from './MediaList.guide'
import type { MediaItem, MediaUpload } from './media'

const megabyte = 1024 * 1024

function media(id: string, megabytes: number, tone: number): MediaItem {
  const src = sampleImage(id.slice(0, 2).toUpperCase(), tone)
  const bytes = Math.round(megabytes * megabyte)
  return { id, src, thumbnail: src, kind: 'image', name: `${id}.jpg`, bytes }
}

const video: MediaItem = {
  ...media('Annual day', 31, 6),
  // Stories do not load the video; it shows its poster.
  src: 'data:video/mp4;base64,',
  kind: 'video',
  name: 'Annual day.mp4',
}

const meta = {
  component: MediaList,
  parameters: { guide },
  args: {
    label: 'Photos and videos',
    items: [media('Cover', 1.2, 0), media('Library', 2.4, 1), video],
    hint: 'JPG or PNG to 10 MB, MP4 to 50 MB. The first is the cover.',
    onMove: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onFiles: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 592 }}>{Story()}</div>],
} satisfies Meta<typeof MediaList>

export default meta
type Story = StoryObj<typeof meta>

/** Holds the list, as a page does; changes apply at once. */
function ControlledMediaList(props: MediaListProps) {
  const [items, setItems] = useState(props.items)
  return (
    <MediaList
      {...props}
      items={items}
      onMove={(id, to) => {
        props.onMove(id, to)
        setItems((before) => {
          const moved = before.filter((one) => one.id === id)
          return before.filter((one) => one.id !== id).toSpliced(to, 0, ...moved)
        })
      }}
      onRemove={(id) => {
        props.onRemove(id)
        setItems((before) => before.filter((one) => one.id !== id))
      }}
    />
  )
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button', { name: /^Open/ })
    .map((button) => button.getAttribute('aria-label')?.slice('Open '.length))

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Photos and videos' })
    await expect(names(group)).toEqual(['Cover.jpg', 'Library.jpg', 'Annual day.mp4'])
    await expect(canvas.getByText('Cover')).toBeVisible()
    await expect(canvas.getByText('2.4 MB')).toBeVisible()
  },
}

/** Cards show an image, so a video in first position is not the cover. */
export const Captions: Story = {
  args: { onCaption: fn() },
}

export const VideoInFront: Story = {
  args: { items: [video, media('Library', 2.4, 1), media('Court', 1.2, 2)] },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(first).not.toHaveTextContent('Cover')
    await expect(second).toHaveTextContent('Cover')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const MovedByButtons: Story = {
  render: (args) => <ControlledMediaList {...args} />,
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group')
    const up = canvas.getByRole('button', { name: 'Move Library.jpg up' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(names(group)[0]).toBe('Library.jpg')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Library.jpg is now 1 of 3, the cover',
    )
    // At the top the button stays focusable and does nothing.
    await expect(up).toHaveFocus()
    await expect(up).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Move Annual day.mp4 down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const gripOf = (element: HTMLElement, name: string) => {
  const row = [...element.querySelectorAll('li')].find((one) => one.textContent.includes(name))
  const grip = row?.querySelector('span')
  if (!row || !grip) throw new Error(`There is no row of ${name}`)
  return { row, grip }
}

async function drag(element: HTMLElement, name: string, by: number, pointerType: string) {
  const { row, grip } = gripOf(element, name)
  // Synthetic pointers cannot be captured.
  grip.setPointerCapture = () => {}
  const { left, top } = grip.getBoundingClientRect()
  const at = { clientX: left + 12, isPrimary: true, pointerId: 7, pointerType, button: 0 }
  await fireEvent.pointerDown(grip, { ...at, clientY: top + 30 })
  for (const part of [0.25, 0.5, 0.75, 1])
    await fireEvent.pointerMove(grip, { ...at, clientY: top + 30 + by * part })
  return { row, drop: () => fireEvent.pointerUp(grip, { ...at, clientY: top + 30 + by }) }
}

export const Dragged: Story = {
  render: (args) => <ControlledMediaList {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const { row, drop } = await drag(canvasElement, 'Library.jpg', 60, 'mouse')
    await expect(row).toHaveAttribute('data-lifted')
    await drop()
    await expect(args.onMove).toHaveBeenCalledWith('Library', 2)
    await expect(names(canvas.getByRole('group'))).toEqual([
      'Cover.jpg',
      'Annual day.mp4',
      'Library.jpg',
    ])
    await expect(row.style.transform).toBe('')
  },
}

export const DraggedByTouch: Story = {
  ...Dragged,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const { drop } = await drag(canvasElement, 'Annual day.mp4', -300, 'touch')
    await drop()
    await expect(args.onMove).toHaveBeenCalledWith('Annual day', 0)
  },
}

/** A file being dragged. */
export const WhileDragging: Story = {
  play: async ({ canvasElement }) => {
    await drag(canvasElement, 'Library.jpg', 16, 'mouse')
  },
}

export const DragCancelled: Story = {
  play: async ({ args, canvasElement }) => {
    const { row, drop } = await drag(canvasElement, 'Cover.jpg', 200, 'mouse')
    await userEvent.keyboard('{Escape}')
    await expect(row).not.toHaveAttribute('data-lifted')
    await drop()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const Deleted: Story = {
  render: (args) => <ControlledMediaList {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Library.jpg' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmation' })
    await expect(dialog).toHaveAccessibleDescription('Are you sure to delete the image?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete Library.jpg' })).toHaveFocus(),
    )

    for (const [gone, next] of [
      ['Library.jpg', 'Delete Annual day.mp4'],
      ['Annual day.mp4', 'Delete Cover.jpg'],
      ['Cover.jpg', 'Upload File'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${gone}` }))
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus())
    }
    await expect(args.onRemove).toHaveBeenCalledTimes(3)
    await expect(canvas.getByText('No photos or videos yet')).toBeVisible()
  },
}

function upload(id: number, name: string, change: Partial<MediaUpload>): MediaUpload {
  const problem = null
  return {
    id,
    name,
    kind: 'image',
    preview: null,
    phase: 'waiting',
    progress: 0,
    problem,
    canRetry: false,
    ...change,
  }
}

const uploads = [
  upload(1, 'Sports day with a very long name of the file 2026.jpg', {
    phase: 'sending',
    progress: 0.45,
    preview: sampleImage('SD', 4),
  }),
  upload(2, 'Playground.jpg', { preview: sampleImage('PG', 3) }),
  upload(3, 'Prospectus.mp4', {
    kind: 'video',
    phase: 'failed',
    problem: 'videosize should not be more than 50MB.',
  }),
  upload(4, 'Gate.jpg', {
    phase: 'failed',
    problem: 'The connection was lost. Please try again.',
    canRetry: true,
  }),
]

export const Uploading: Story = {
  args: { uploads },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('progressbar')
    await expect(first).toHaveAttribute('aria-valuenow', '45')
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(
      'videosize should not be more than 50MB.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Playground.jpg' }))
    await expect(args.onCancel).toHaveBeenLastCalledWith(2)
    await expect(canvas.queryByRole('button', { name: 'Retry: Prospectus.mp4' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Prospectus.mp4' }))
    await expect(args.onCancel).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Gate.jpg' }))
    await expect(args.onRetry).toHaveBeenCalledWith(4)
  },
}

export const UploadingOnAPhone: Story = {
  args: { uploads },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = {
  args: { items: [], error: 'Please add atleast one image.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please add atleast one image.',
    )
  },
}

export const One: Story = { args: { items: [media('Logo', 0.3, 2)], isMultiple: false } }

export const WithoutNames: Story = {
  args: {
    items: [
      { ...media('Cover', 1, 0), name: null, bytes: null },
      { ...video, name: null, bytes: null, thumbnail: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(names(canvas.getByRole('group'))).toEqual(['Photo 1', 'Video 2'])
  },
}

const sent = new File(['…'], 'Gate.jpg', { type: 'image/jpeg' })

export const FilesSelected: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Upload File' })).toBeVisible()
    const input = canvasElement.querySelector('input')
    if (input) await userEvent.upload(input, [sent, new File(['…'], 'Hall.jpg')])
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Gate.jpg' }),
      expect.objectContaining({ name: 'Hall.jpg' }),
    ])
    await expect(input?.value).toBe('')
  },
}

/** Uses native events, because only they can carry files. */
function dragFile(element: HTMLElement, type: 'dragenter' | 'drop', file: File) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
  element.dispatchEvent(event)
  return event
}

export const FilesDraggedOver: Story = {
  play: async ({ canvas }) => {
    dragFile(canvas.getByRole('group'), 'dragenter', sent)
    await expect(await canvas.findByText('Drop the files here')).toBeVisible()
  },
}

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group')
    dragFile(group, 'dragenter', sent)
    dragFile(group, 'drop', sent)
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'Gate.jpg' })])
    await waitFor(() => expect(canvas.queryByText('Drop the files here')).toBeNull())
  },
}

/** A file dropped outside does not replace the page or its input. */
export const DroppedOutside: Story = {
  play: async ({ args }) => {
    await expect(dragFile(document.body, 'drop', sent).defaultPrevented).toBe(true)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

/** Stories do not load the video. */
const withoutVideo = { a11y: { options: { preload: false } } }

export const FullScreen: Story = {
  parameters: withoutVideo,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open Library.jpg' })
    await userEvent.click(opener)
    const viewer = await screen.findByRole('dialog', { name: 'Library.jpg' })
    await expect(within(viewer).getByRole('img', { name: 'Library.jpg' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    const player = await within(viewer).findByLabelText<HTMLVideoElement>('Annual day.mp4', {
      selector: 'video',
    })
    await expect(player.controls).toBe(true)
    await userEvent.click(within(viewer).getByRole('button', { name: 'Next' }))
    await expect(within(viewer).getByRole('status')).toHaveTextContent('1 / 3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const PlayingOnAPhone: Story = {
  parameters: withoutVideo,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Annual day.mp4' }))
    await screen.findByRole('dialog', { name: 'Annual day.mp4' })
  },
}

/** Escape closes the topmost layer and leaves the panel open. */
export const InAPanel: Story = {
  render: (args) => (
    <Dialog isOpen onClose={fn()} shape="panel" title="Edit School">
      <ControlledMediaList {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open Cover.jpg' }))
    await screen.findByRole('dialog', { name: 'Cover.jpg' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cover.jpg' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit School' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Delete Cover.jpg' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit School' })).toBeVisible())
  },
}

export const HindiOnAPhone: Story = {
  args: {
    lang: 'hi',
    label: 'चित्र और फ़िल्में',
    items: [
      { ...media('Cover', 1.2, 0), name: 'विद्यालय का मुख्य द्वार और खेल का बड़ा मैदान.jpg' },
      { ...video, name: 'वार्षिकोत्सव.mp4' },
    ],
    labels: { cover: 'मुख्य चित्र', upload: 'फ़ाइल अपलोड करें' },
    hint: 'JPG या PNG 10 MB तक, MP4 50 MB तक। पहला चित्र मुख्य होगा।',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { args: { uploads }, globals: { theme: 'dark' } }
