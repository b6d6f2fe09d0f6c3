export { PageHead, type PageHeadProps, pageHeadLooks } from './PageHead'
