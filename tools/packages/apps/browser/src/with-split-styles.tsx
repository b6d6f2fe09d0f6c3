// Base styles come last, to check that the order does not matter.
import '@edbazaar/ui/fonts.css'
import '@edbazaar/ui/reset.css'
import '@edbazaar/ui/theme.css'
import '@edbazaar/ui/Toast.css'
import '@edbazaar/ui/TextArea.css'
import '@edbazaar/ui/SearchBox.css'
import '@edbazaar/ui/SchoolRow.css'
import '@edbazaar/ui/PasswordField.css'
import '@edbazaar/ui/Pagination.css'
import '@edbazaar/ui/Menu.css'
import '@edbazaar/ui/Dialog.css'
import '@edbazaar/ui/IconButton.css'
import '@edbazaar/ui/Button.css'
import { start } from './start'

start()
