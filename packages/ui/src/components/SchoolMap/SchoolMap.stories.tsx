import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { SchoolMap } from './SchoolMap'
import { guide } from './SchoolMap.guide'
import type { MapCluster, MapView } from './types'

const flag = (name: string, lat: number, lng: number, feesFrom: number | null): MapCluster => ({
  lat,
  lng,
  count: 1,
  bounds: [lat, lng, lat, lng],
  schools: [{ name, href: `#${name}`, feesFrom }],
})

const clusters: MapCluster[] = [
  flag('Vidya Niketan Public School', 12.9784, 77.6408, 124_500),
  flag('National Public School, Defence Colony', 12.9912, 77.6301, 146_000),
  flag('केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ', 12.9576, 77.6526, null),
  { lat: 12.951, lng: 77.617, count: 31, bounds: [12.946, 77.61, 12.956, 77.624], schools: [] },
  {
    ...flag('Amaravati Girls’ School', 12.9655, 77.6622, 72_000),
    count: 2,
    schools: [
      { name: 'Amaravati Girls’ School', href: '#amaravati', feesFrom: 72_000 },
      { name: 'Cauvery Valley School', href: '#cauvery', feesFrom: null },
    ],
  },
]

const meta = {
  component: SchoolMap,
  parameters: { guide },
  args: {
    label: 'Map of schools',
    clusters,
    circle: { lat: 12.9719, lng: 77.6412, radius: 5 },
    onViewChange: fn(),
    onHighlight: fn(),
    onDenseCluster: fn(),
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof SchoolMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const school = await canvas.findByRole('button', { name: /Vidya Niketan Public School$/ })
    await expect(school).toHaveTextContent('₹1,24,500')
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled())
    await userEvent.hover(school)
    await expect(args.onHighlight).toHaveBeenLastCalledWith(clusters[0])
    await userEvent.click(school)
    const link = canvas.getByRole('link', { name: 'Vidya Niketan Public School' })
    await expect(link).toHaveAttribute('href', '#Vidya Niketan Public School')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(link).not.toBeInTheDocument()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const amaravati = { name: /Amaravati Girls’ School, Cauvery/ }
    const school = await canvas.findByRole('button', amaravati)
    school.focus()
    await expect(args.onHighlight).toHaveBeenLastCalledWith(clusters[4])
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Cauvery Valley School' })).toBeVisible()
    await expect(canvas.getByText('Not provided')).toBeVisible()
  },
}

export const ZoomsToSplitACluster: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled())
    const zoomOf = () => viewsOf(args.onViewChange).at(-1)?.zoom ?? 0
    const before = zoomOf()
    await expect(viewsOf(args.onViewChange).at(-1)?.isFitted).toBe(true)
    await userEvent.click(await canvas.findByRole('button', { name: '31 schools, zoom in' }))
    await waitFor(() => expect(zoomOf()).toBeGreaterThan(before))
    await expect(viewsOf(args.onViewChange).at(-1)?.isFitted).toBe(false)
    await expect(args.onDenseCluster).not.toHaveBeenCalled()
  },
}

/** The zoom buttons appear together with the map. */
export const ZoomsOnTheFirstPress: Story = {
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Zoom in' })
    const before = viewsOf(args.onViewChange).at(-1)?.zoom ?? Number.POSITIVE_INFINITY
    await userEvent.click(button)
    await waitFor(() => expect(viewsOf(args.onViewChange).at(-1)?.zoom).toBeGreaterThan(before))
  },
}

export const ManyAtOnePoint: Story = {
  args: {
    clusters: [
      { lat: 12.97, lng: 77.64, count: 552, bounds: [12.97, 77.64, 12.97, 77.64], schools: [] },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '552 schools, zoom in' }))
    await expect(args.onDenseCluster).toHaveBeenCalledOnce()
  },
}

export const Highlighted: Story = {
  args: { highlighted: { lat: 12.9912, lng: 77.6301 } },
  play: async ({ canvas }) => {
    const highlighted = await canvas.findByRole('button', { name: /National Public School/ })
    await expect(highlighted).toHaveAttribute('data-highlighted')
  },
}

export const WholeCountry: Story = {
  args: {
    circle: null,
    clusters: [
      { lat: 28.6, lng: 77.2, count: 61_204, bounds: [27, 76, 29, 78], schools: [] },
      { lat: 13, lng: 77.6, count: 8_410, bounds: [12, 76, 14, 78], schools: [] },
      { lat: 26.1, lng: 91.7, count: 964, bounds: [25, 90, 27, 92], schools: [] },
    ],
    children: <p>Zoom in to search this area</p>,
  },
}

export const SearchThisArea: Story = {
  args: { children: <Button variant="main">Search this area</Button> },
}

/** Long names of a flag's schools stay inside the map. */
export const LongNamesOnAPhone: Story = {
  args: {
    clusters: [
      {
        ...flag('Govt. Higher Primary School', 12.9719, 77.6412, null),
        count: 2,
        schools: [
          {
            name: 'Govt. Higher Primary School, Kaggadasapura and Malleshpalya New Extension, Ward 57',
            href: '#govt',
            feesFrom: null,
          },
          {
            name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, मुरुगेशपाल्या',
            href: '#kendriya',
            feesFrom: 124_500,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2 Govt/ }))
    const map = canvas.getByRole('region').getBoundingClientRect()
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(map.right)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const Dark: Story = { ...Highlighted, globals: { theme: 'dark' } }

export const Empty: Story = { args: { clusters: [] } }

function viewsOf(onViewChange: (view: MapView) => void) {
  return (onViewChange as ReturnType<typeof fn>).mock.calls.map(([view]) => view as MapView)
}
