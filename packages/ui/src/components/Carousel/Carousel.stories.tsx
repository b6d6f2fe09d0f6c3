import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { BannerSlide } from './BannerSlide'
import { Carousel } from './Carousel'
import { guide } from './Carousel.guide'

const slides = [
  ['Schools', 'Boards, fees, ages and distance of every school, side by side'],
  ['Tuitions', 'A tutor for the subject that needs one, at a centre, at home or online'],
  ['Activities', 'Dance, chess, swimming: what is near, when, and what it costs'],
  ['EdJobs', 'Schools that are hiring now'],
] as const

const meta = {
  component: Carousel,
  subcomponents: { BannerSlide },
  parameters: { guide },
  args: {
    label: 'Highlights',
    children: slides.map(([tag, title], index) => (
      <BannerSlide
        key={tag}
        href={`/${tag.toLowerCase()}`}
        image={{ src: sampleImage(tag.slice(0, 2), index + 3) }}
        tag={tag}
        title={title}
        isPriority={index === 0}
      />
    )),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region').getBoundingClientRect()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /tutor/ })).toBeVisible())
    await expect(canvas.getByRole('group', { name: '2 of 4' })).toBeVisible()
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(height)
  },
}

/** The pause button comes before the slides in the tab order. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop the slides' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Start the slides' })).toHaveFocus()
    for (const _ of slides) await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

export const Rotating: Story = {
  args: { intervalMs: 300 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /tutor/ })).toBeInTheDocument())
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongHindi: Story = {
  args: {
    children: (
      <BannerSlide
        href="/schools"
        image={{ src: sampleImage('वि', 2) }}
        tag="Schools"
        title="आपके घर के पास के सभी विद्यालय: बोर्ड, शुल्क, आयु और प्रवेश की तिथियाँ एक साथ"
        lang="hi"
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const InHindi: Story = {
  args: {
    lang: 'hi',
    label: 'मुख्य बातें',
    labels: {
      carousel: 'हिंडोला',
      slide: 'स्लाइड',
      stop: 'स्लाइड रोकें',
      start: 'स्लाइड चलाएँ',
      previous: 'पिछली स्लाइड',
      next: 'अगली स्लाइड',
      position: (place, count) => `${count} में से ${place}`,
      show: (place) => `स्लाइड ${place}`,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'अगली स्लाइड' }))
    await expect(canvas.getByRole('group', { name: '4 में से 2' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'स्लाइड 2' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}
