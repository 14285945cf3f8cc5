/** Where the layout turns, in one place: `@media (--narrow)` is a telephone, from `@media (--wide)` on two columns fit. */
const WIDTHS = { '(--narrow)': '(max-width: 37.5em)', '(--wide)': '(min-width: 62em)' };

const namedWidths = {
  postcssPlugin: 'openleaf-named-widths',
  AtRule: {
    media(rule) {
      for (const [name, width] of Object.entries(WIDTHS)) rule.params = rule.params.replaceAll(name, width);
    },
  },
};

module.exports = { plugins: [namedWidths] };
