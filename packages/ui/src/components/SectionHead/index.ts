export { SectionHead, type SectionHeadProps } from './SectionHead'
