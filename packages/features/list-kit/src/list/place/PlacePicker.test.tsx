import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { typeAsSoonAsShown } from '@edbazaar/feature-platform/testing/typing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlacePicker } from './PlacePicker'

startMockServer()

test('keeps letters that are typed as soon as it is shown', async () => {
  const ignore = vi.fn()
  const actions = { onPlace: ignore, onPoint: ignore, onText: ignore }
  const element = <PlacePicker label="" formId="list" {...actions} />
  typeAsSoonAsShown('input[role=combobox]', 'indira')
  renderPage([{ path: '/', loader: () => null, element }], '/')
  const field = await screen.findByRole('combobox', { name: 'Place' })
  await waitFor(() => expect(field).toHaveProperty('value', 'indira'))
})
