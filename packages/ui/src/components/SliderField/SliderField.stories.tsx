import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { SliderField } from './SliderField'
import { guide } from './SliderField.guide'

const meta = {
  component: SliderField,
  parameters: { guide },
  args: {
    legend: 'Location',
    name: 'radius',
    min: 0,
    max: 50,
    step: 1,
    value: 25,
    format: (km: number) => `Within ${km} km`,
    onValueCommit: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 216 }}>{Story()}</div>],
} satisfies Meta<typeof SliderField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Location' })
    fireEvent.change(thumb, { target: { value: '26' } })
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    await expect(canvas.getByText('Within 26 km')).toBeVisible()
    fireEvent.keyUp(thumb, { key: 'ArrowRight' })
    await expect(args.onValueCommit).toHaveBeenCalledWith(26)
  },
}

export const AtTheStart: Story = { args: { value: 0 } }

export const LongHindiOnAPhone: Story = {
  args: {
    lang: 'hi',
    legend: 'घर से विद्यालय की सबसे अधिक दूरी',
    format: (km) => `${km} किलोमीटर के भीतर`,
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
