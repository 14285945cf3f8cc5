export { PlanPrices } from './plan-prices.tsx';
export { PricingDialog } from './pricing-dialog.tsx';
