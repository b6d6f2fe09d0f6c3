import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { LocationPin, type LocationPinProps } from './LocationPin'
import { guide } from './LocationPin.guide'

const meta = {
  component: LocationPin,
  parameters: { guide },
  args: {
    label: 'Exact location',
    value: { lat: 12.9784, lng: 77.6408 },
    description: 'Indiranagar, Bengaluru, Karnataka',
    names: [
      { name: 'Indiranagar', kind: 'locality', lat: 12.9719, lng: 77.6412 },
      { name: 'Domlur', kind: 'locality', lat: 12.961, lng: 77.6387 },
      { name: 'Ulsoor', kind: 'locality', lat: 12.9817, lng: 77.62 },
    ],
    onChange: fn(),
    onViewChange: fn(),
    actions: <Button>Use my location</Button>,
    style: { maxWidth: 560 },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof LocationPin>

export default meta
type Story = StoryObj<typeof meta>

function Controlled({ value, onChange, ...rest }: LocationPinProps) {
  const [point, setPoint] = useState(value)
  return (
    <LocationPin
      value={point}
      onChange={(next) => {
        setPoint(next)
        onChange(next)
      }}
      {...rest}
    />
  )
}

const pinName = { name: /^Exact location: Indiranagar, Bengaluru, Karnataka, 12\.9/ }

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', pinName)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('12.97840, 77.64080')
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled())
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const pin = await canvas.findByRole('button', pinName)
    pin.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    const [[first], [second]] = pointsOf(args.onChange)
    await expect(first.lat).toBeGreaterThan(12.9784)
    await expect(second.lng).toBeGreaterThan(77.6408)
    await expect(canvas.getByRole('status')).toHaveTextContent(second.lng.toFixed(5))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    const third = pointsOf(args.onChange)[2]?.[0]
    await expect(second.lat - (third?.lat ?? 0)).toBeLessThan((first.lat - 12.9784) / 4)
    await expect(pin).toHaveFocus()
  },
}

/** A click or a tap on the map moves the pin there. */
export const SelectsAPoint: Story = {
  args: { value: null, description: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No pin yet.')
    await canvas.findByRole('button', { name: 'Zoom in' })
    const map = canvas.getByRole('application')
    const { left, top, width, height } = map.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height / 2 }
    for (const press of [fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click])
      await press(map, at)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    const point = pointsOf(args.onChange)[0]?.[0]
    await expect(point?.lat).toBeGreaterThan(10)
    await expect(await canvas.findByRole('button', { name: /^Exact location: \d/ })).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

export const LongHindiNameOnAPhone: Story = {
  args: {
    description: 'केंद्रीय विद्यालय राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, मुरुगेशपाल्या, बेंगलुरु, कर्नाटक',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Exact location: केंद्रीय/ })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

type Points = [[{ lat: number; lng: number }], [{ lat: number; lng: number }], ...unknown[][]]
function pointsOf(onChange: LocationPinProps['onChange']) {
  return (onChange as ReturnType<typeof fn>).mock.calls as Points & [{ lat: number; lng: number }][]
}
