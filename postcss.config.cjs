const { hoverStyles } = require('./tools/build/hover-styles.cjs');

/**
 * Where the layout turns, in one place: `@media (--narrow)` is what is below 768 px (spec section 9), from `@media (--wide)` on
 * two columns fit. In em, so that large letters turn it too.
 */
const WIDTHS = { '(--narrow)': '(max-width: 47.9375em)', '(--wide)': '(min-width: 62em)' };

const namedWidths = {
  postcssPlugin: 'openleaf-named-widths',
  AtRule: {
    media(rule) {
      for (const [name, width] of Object.entries(WIDTHS)) rule.params = rule.params.replaceAll(name, width);
    },
  },
};

module.exports = { plugins: [namedWidths, hoverStyles] };
