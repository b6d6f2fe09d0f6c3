export { ReportPanels } from './ReportPanels'
