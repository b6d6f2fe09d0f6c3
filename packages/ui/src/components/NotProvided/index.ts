export { NotProvided, type NotProvidedProps } from './NotProvided'
