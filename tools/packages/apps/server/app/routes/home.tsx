import '@edbazaar/ui/Button.css'
import '@edbazaar/ui/Dialog.css'
import '@edbazaar/ui/SchoolRow.css'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatRupees } from '@edbazaar/ui/formatting'
import { SearchWidget } from '@edbazaar/ui/SearchWidget'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { NearbySchools } from '../NearbySchools'

export const meta = () => [{ title: 'Rendered on the server' }]

export const loader = () => ({ fees: formatRupees(124500) })

export default function Home() {
  const { fees } = useLoaderData<typeof loader>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <h1>From {fees}</h1>
      <NearbySchools />
      <Button variant="main" onClick={() => setIsOpen(true)}>
        Ask the school
      </Button>
      <SearchWidget api="https://edbazaar.example/api" kind="schools" />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Your question" />
    </main>
  )
}
