export {
  Meter,
  type MeterProps,
  type MeterRole,
  type MeterTone,
  meterRoles,
  meterTones,
} from './Meter'
