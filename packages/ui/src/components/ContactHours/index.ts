export { ContactHours, type ContactHoursLabels, type ContactHoursProps } from './ContactHours'
