export { Meter, type MeterProps, meterRoles, meterTones } from './Meter'
