import { Button, buttonVariants } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { Menu } from '@edbazaar/ui/Menu'
import { Pagination } from '@edbazaar/ui/Pagination'
import { PasswordField } from '@edbazaar/ui/PasswordField'
import { SearchWidget } from '@edbazaar/ui/SearchWidget'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Toast, ToastPlace } from '@edbazaar/ui/Toast'
import { useState } from 'react'
import { NearbySchools } from './NearbySchools'
import { nilgiri } from './nilgiri.css'
import { WidgetTag } from './WidgetTag'

/** The README's examples, and other components of a page. */
export function App() {
  const [isOpen, setIsOpen] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [found, setFound] = useState('')
  return (
    <main>
      <NearbySchools />
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} onClick={() => setIsOpen(true)}>
          Open {variant}
        </Button>
      ))}
      <p className={nilgiri}>
        <Button variant="main">Open nilgiri</Button>
      </p>
      <WidgetTag />
      <SearchWidget
        api="/api"
        kind="camps"
        onSelect={(event) => {
          event.preventDefault()
          setFound(event.detail.suggestion.name)
        }}
      />
      <output>{found}</output>
      <IconButton label="Clear" icon={<XIcon />} />
      <Menu items={[{ label: 'Tuitions', href: '#tuitions' }]}>More</Menu>
      <Pagination page={2} lastPage={9} perPage={20} total={170} hrefOf={(page) => `#${page}`} />
      <PasswordField label="Password" autoComplete="new-password" />
      <TextArea label="Words" />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Ask the school">
        <Button onClick={() => setIsSaved(true)}>Send</Button>
      </Dialog>
      <ToastPlace>
        {isSaved && <Toast type="info" message="Sent" onClose={() => setIsSaved(false)} />}
      </ToastPlace>
    </main>
  )
}
