export { EnquiryPanels } from './EnquiryPanels'
