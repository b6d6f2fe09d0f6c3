export { csvOf, downloadCsv } from './csv'
